import { defaultLanguage, fillIn, formatDate, type Language, loadMailTexts } from "@voxlog/i18n/mail";
import { brand, claims, type LeadCollection, leadFields } from "@voxlog/product";

/** A mail that a lead asks for, as the outbox has it. */
export type LeadMail = {
  /** The outbox row, which the mail's own id is made of. */
  id: string;
  kind: "lead" | "confirmation";
  /** Of the visitor. */
  language: Language;
  collection: LeadCollection;
  /** When the lead was stored, in ms since 1970. */
  received: number;
  lead: Record<string, unknown> & { email: string; company: string };
};

/** What a mail says, before it is put on the wire. */
export type Letter = {
  to: string;
  replyTo: string;
  subject: string;
  /** Who reads it, for the HTML. */
  language: Language;
  paragraphs: Paragraph[];
};

/** A sentence or two, or a table of what is known. */
export type Paragraph = string | { label: string; value: string }[];

/** Tells the owner of a lead, all that is known of it; the answer goes to the visitor. */
export async function ownersLetter(
  { collection, lead, received }: LeadMail,
  to: string,
  language: Language,
): Promise<Letter> {
  const texts = (await loadMailTexts(language)).lead;
  const facts = { company: oneLine(lead.company), email: oneLine(lead.email) };
  const known = leadFields[collection]
    .map(({ name }) => ({ label: texts.fields[name], value: oneLine(lead[name]) }))
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
    site: language === defaultLanguage ? brand.origin : `${brand.origin}/${language}`,
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

/**
 * What a visitor typed, as it may stand in a mail: on one line, without characters that control. A line break in a
 * header would start another header.
 *
 * @example oneLine("Acme\r\nBcc: all@example.com") ⇒ "Acme Bcc: all@example.com"
 */
function oneLine(value: unknown): string {
  return String(value ?? "")
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
}
