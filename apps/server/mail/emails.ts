import { brand, claims, type LeadCollection, storedFieldNames, withoutHidden } from "@voxlog/product";
import {
  defaultLanguage,
  fillIn,
  formatDate,
  formatLanguageName,
  type Language,
  loadMailTexts,
} from "@voxlog/texts/mail";

/** A lead, as the outbox has it. */
export type StoredLead = {
  /** The outbox row, which the mail's own id is made of. */
  id: string;
  /** Of the visitor. */
  language: Language;
  collection: LeadCollection;
  /** When the lead was stored, in ms since 1970. */
  received: number;
  /** Why it looks like the work of a program, if it does. */
  held?: "trap" | "quick" | "unproven" | "";
  /** How often it was sent again. */
  repeats?: number;
  lead: Record<string, unknown> & { email: string; company: string };
};

/** How often a mail has been tried, with this time. */
type Tries = { tries?: number };

/** A mail that a lead asks for. */
export type LeadMail = StoredLead & Tries & { kind: "lead" | "confirmation" };

/** One mail about many leads; `more` are in the admin alone. */
export type DigestMail = Tries & { id: string; kind: "digest"; leads: StoredLead[]; more: number };

/** A sign-in code that a staff member requested. */
export type CodeMail = Tries & { id: string; kind: "code"; to: string; code: string };

/** A mail that is to be sent. */
export type DueMail = LeadMail | DigestMail | CodeMail;

/** An email's content, before it's formatted. */
export type Email = {
  to: string;
  replyTo: string;
  subject: string;
  /** The reader, for the HTML. */
  language: Language;
  paragraphs: Paragraph[];
};

/** A sentence or two, or a table of what is known. */
export type Paragraph = string | { label: string; value: string }[];

/** Tells the owner of a lead, all that is known of it; the answer goes to the visitor. */
export async function ownerEmail(
  { collection, lead, received }: LeadMail,
  to: string,
  language: Language,
): Promise<Email> {
  const texts = (await loadMailTexts(language)).lead;
  const facts = { company: oneLine(lead.company), email: oneLine(lead.email) };
  const known = storedFieldNames([collection])
    .map((name) => {
      const value = oneLine(lead[name]);
      const isLanguage = name === "language" && value;
      return { label: texts.fields[name], value: isLanguage ? formatLanguageName(language, value) : value };
    })
    .filter(({ value }) => value !== "");
  const hours = claims.supportResponseHours;
  const deadline = { hours: String(hours), deadline: time(received + hours * 3_600_000, language) };
  return {
    to,
    replyTo: lead.email,
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

/** Tells the owner of several leads at once: of those that look like none, why; and of those that are too many. */
export async function digestEmail(
  { leads, more }: DigestMail,
  to: string,
  language: Language,
): Promise<Email> {
  const { digest, lead: texts } = await loadMailTexts(language);
  const rows = (some: StoredLead[]) =>
    some.map(({ collection, lead, received, held, repeats = 0 }) => {
      const facts = { company: oneLine(lead.company), email: oneLine(lead.email) };
      const notes = [
        fillIn(texts[collection].subject, facts),
        facts.email,
        ...(held ? [digest.reasons[held]] : []),
        ...(repeats > 0 ? [fillIn(digest.repeats, { count: String(repeats) })] : []),
      ];
      return { label: time(received, language), value: notes.join(" · ") };
    });
  const held = leads.filter((lead) => lead.held);
  const others = leads.filter((lead) => !lead.held);
  const count = String(leads.length + more);
  return {
    to,
    replyTo: to,
    subject: fillIn(digest.subject, { count }),
    language,
    paragraphs: [
      ...(others.length > 0 ? [digest.many, rows(others)] : []),
      ...(held.length > 0 ? [digest.held, rows(held)] : []),
      ...(more > 0 ? [fillIn(digest.more, { count: String(more) })] : []),
      digest.where,
    ],
  };
}

/** Gives a staff member the code that they sign in with. */
export async function codeEmail({ to, code }: CodeMail, language: Language): Promise<Email> {
  const texts = (await loadMailTexts(language)).code;
  const facts = { product: brand.name, code };
  return {
    to,
    replyTo: "",
    subject: fillIn(texts.subject, facts),
    language,
    paragraphs: [fillIn(texts.code, facts), texts.expires, texts.stranger],
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
 * anyone can type another person's address there, and would have us mail them any text.
 *
 * @param site its origin.
 */
export async function confirmationEmail(
  { collection, lead, language }: LeadMail,
  replyTo: string,
  site: string,
): Promise<Email> {
  const texts = (await loadMailTexts(language)).confirmation;
  const facts = {
    product: brand.name,
    hours: String(claims.supportResponseHours),
    site: language === defaultLanguage ? site : `${site}/${language}`,
  };
  return {
    to: lead.email,
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
 * What a visitor typed, as it may appear in a mail: on one line, without characters that control, are not seen, or turn
 * the order of others round. A line break in a header would start another header; what looks like an encoded word
 * (RFC 2047) would be read as what it encodes. Text from right to left keeps its order to itself.
 *
 * @example oneLine("Acme\r\nBcc: all@example.com") ⇒ "Acme Bcc: all@example.com"
 */
function oneLine(value: unknown): string {
  const text = withoutHidden(String(value ?? ""))
    .replaceAll("=?", "= ?")
    .trim();
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
