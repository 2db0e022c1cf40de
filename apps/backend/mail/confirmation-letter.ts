import { fillIn, loadMailTexts } from "@voxlog/i18n/mail";
import { brand, claims } from "@voxlog/product";
import type { LeadMail, Letter } from "./letter.ts";
import { oneLine } from "./one-line.ts";

/**
 * Tells visitors that what they sent has arrived. It says nothing that was typed into the form, not even a name:
 * anybody can type somebody else's address there, and would have us mail them whatever they like.
 */
export async function confirmationLetter(
  { collection, lead, language }: LeadMail,
  replyTo: string,
): Promise<Letter> {
  const texts = (await loadMailTexts(language)).confirmation;
  const facts = {
    product: brand.name,
    hours: String(claims.supportResponseHours),
    site: language === "nl" ? brand.origin : `${brand.origin}/${language}`,
  };
  return {
    to: oneLine(lead.email),
    replyTo,
    subject: fillIn(texts[collection].subject, facts),
    language,
    paragraphs: [
      fillIn(texts[collection].thanks, facts),
      texts.mistake,
      fillIn(texts.signed, { ...facts, company: brand.company.legalName }),
    ],
  };
}
