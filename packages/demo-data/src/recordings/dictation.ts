import type { Text } from "../text.ts";

/** A labeled sample that visitors can read aloud or use as it is: a seller summarizes a conversation for the agent. */
export const dictatedLines: readonly Text[] = [
  {
    nl: "Ik heb net Erik Kappers gesproken, van Kappers Bouwliften.",
    en: "I just spoke with Erik Kappers, from Kappers Bouwliften.",
  },
  {
    nl: "Hij begint op 1 december met drie monteurs, en in januari doen ze alle negen mee.",
    en: "He’s starting with three technicians on December 1, and all nine will join in January.",
  },
  {
    nl: "Het budget is 5.400 euro per jaar, en zijn vrouw Petra tekent.",
    en: "The budget is 5,400 euros a year, and his wife Petra signs.",
  },
  {
    nl: "Maandag stuur ik hem de offerte, en woensdag bel ik hem na.",
    en: "I’ll send him the quote on Monday and give him a call on Wednesday.",
  },
];

/** A note with a word that the sample dictionary corrects, for pictures of its review and the links next to them. */
export const correctedNote: Text = {
  nl: "Net bij Albers Facility geweest: ze willen 40 gebruikers en een es el ee van vier uur. Het budget is 12.000 euro per jaar. Vrijdag stuur ik de offerte.",
  en: "Just left Albers Facility: they want 40 users and an es el ee of four hours. The budget is 12,000 euros a year. I’ll send the quote on Friday.",
};
