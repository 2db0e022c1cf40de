import type { Text } from "../text.ts";

/** A labeled sample that visitors can read aloud or use as it is: a seller summarizes a conversation for the agent. */
export const dictatedLines: readonly Text[] = [
  {
    nl: "Ik heb net Erik Kappers gesproken, van Kappers Bouwliften.",
    en: "I just spoke with Erik Kappers, from Kappers Bouwliften.",
  },
  {
    nl: "Hij begint op 1 december met drie monteurs, en in januari doen ze alle negen mee.",
    en: "He’s starting with three engineers on December 1, and all nine will join in January.",
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
