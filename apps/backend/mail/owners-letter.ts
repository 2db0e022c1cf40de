import { fillIn, formatDate, type Language, loadMailTexts } from "@voxlog/i18n/mail";
import { brand, claims, leadLimits } from "@voxlog/product";
import type { LeadMail, Letter } from "./letter.ts";
import { oneLine } from "./one-line.ts";

/** Tells the owner of a lead, all that is known of it; the answer goes to the visitor. */
export async function ownersLetter(
  { collection, lead, received }: LeadMail,
  to: string,
  language: Language,
): Promise<Letter> {
  const texts = (await loadMailTexts(language)).lead;
  const facts = { company: oneLine(lead.company), email: oneLine(lead.email) };
  const fields = Object.keys(leadLimits[collection]) as (keyof typeof texts.fields)[];
  const known = fields
    .map((field) => ({ label: texts.fields[field], value: oneLine(lead[field]) }))
    .filter(({ value }) => value !== "");
  const hours = claims.supportResponseHours;
  const deadline = { hours: String(hours), deadline: time(received + hours * 3_600_000, language) };
  return {
    to,
    replyTo: facts.email,
    subject: fillIn(texts[collection].subject, facts),
    language,
    paragraphs: [
      fillIn(texts[collection].intro, facts),
      [...known, { label: texts.received, value: time(received, language) }],
      ...(collection === "signups" ? [fillIn(texts.promise, deadline)] : []),
      fillIn(texts.reply, facts),
    ],
  };
}

function time(moment: number, language: Language): string {
  return formatDate(language, new Date(moment), {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: brand.timeZone,
  });
}
