import {
  brand,
  claims,
  type LeadCollection,
  openerName,
  type StoredFieldName,
  storedFieldNames,
  withoutHidden,
} from "@voxlog/product";
import {
  defaultLanguage,
  fillIn,
  formatDate,
  formatLanguageName,
  type Language,
  loadMailTexts,
  replyLink,
} from "@voxlog/texts/mail";

/** A row of the outbox and its lead, which only this server may email or post until its lease expires. */
export type ClaimedLead = {
  /** The ID of the row, which is part of the Message-ID. */
  id: string;
  kind: "lead" | "confirmation" | "webhook";
  tries: number;
  language: Language;
  collection: LeadCollection;
  /** When the lead was stored, in ms since 1970. */
  received: number;
  held?: "trap" | "quick" | "unproven" | "";
  repeats?: number;
  lead: Record<string, unknown> & { email: string; company: string };
};

export type Email = {
  to: string;
  replyTo: string;
  subject: string;
  language: Language;
  paragraphs: Paragraph[];
  /** The address that a mail program sends a POST to in order to unsubscribe (RFC 8058). */
  unsubscribe?: string;
};

export type Paragraph = string | { label: string; value: string }[] | { link: string; url: string };

/** Writes the owner's email about a lead, with all stored fields. A reply goes to the visitor. */
export async function ownerEmail(
  { collection, lead, received, language: visitorsLanguage }: ClaimedLead,
  to: string,
  language: Language,
): Promise<Email> {
  const texts = (await loadMailTexts(language)).lead;
  const facts = { company: oneLine(lead.company), email: oneLine(lead.email) };
  const named = (name: StoredFieldName, value: string) => {
    if (name === "language" && value) return formatLanguageName(language, value);
    return name === "openedBy"
      ? openerName(value, (kind, plan) => fillIn(texts.openers[kind], { plan }))
      : value;
  };
  const known = storedFieldNames([collection])
    .map((name) => {
      const value = oneLine(lead[name]);
      return { label: texts.fields[name], value: named(name, value) };
    })
    .filter(({ value }) => value !== "");
  const hours = claims.supportResponseHours;
  const replyFacts = {
    ...facts,
    email: lead.email,
    name: oneLine(lead["firstName"]),
    product: brand.name,
    bookingUrl: brand.contact.bookingUrl,
  };
  const deadline = { hours: String(hours), deadline: dateAndTime(received + hours * 3_600_000, language) };
  const paragraphs: Paragraph[] = [
    fillIn(texts[collection].intro, facts),
    [...known, { label: texts.received, value: dateAndTime(received, language) }],
    ...(collection === "signups" ? [fillIn(texts.promise, deadline)] : []),
    fillIn(texts.reply, facts),
    {
      link: fillIn(texts.template, { language: formatLanguageName(language, visitorsLanguage) }),
      url: await replyLink(visitorsLanguage, collection, replyFacts),
    },
  ];
  return { to, replyTo: lead.email, subject: fillIn(texts[collection].subject, facts), language, paragraphs };
}

/** Leads that one email lists. It counts the others, which are only in the admin. */
const MAX_LISTED = 100;

/** Writes the owner's email about several leads: those above the hourly limit, and suspected spam with the reason. */
export async function digestEmail(
  all: readonly ClaimedLead[],
  to: string,
  language: Language,
): Promise<Email> {
  const { digest, lead: texts } = await loadMailTexts(language);
  const rows = (some: ClaimedLead[]) =>
    some.map(({ collection, lead, received, held, repeats = 0 }) => {
      const facts = { company: oneLine(lead.company), email: oneLine(lead.email) };
      const notes = [
        fillIn(texts[collection].subject, facts),
        facts.email,
        ...(held ? [digest.reasons[held]] : []),
        ...(repeats > 0 ? [fillIn(digest.repeats, { count: String(repeats) })] : []),
      ];
      return { label: dateAndTime(received, language), value: notes.join(" · ") };
    });
  const listed = all.slice(0, MAX_LISTED);
  const more = all.length - listed.length;
  const held = listed.filter((lead) => lead.held);
  const others = listed.filter((lead) => !lead.held);
  const paragraphs = [
    ...(others.length > 0 ? [digest.many, rows(others)] : []),
    ...(held.length > 0 ? [digest.held, rows(held)] : []),
    ...(more > 0 ? [fillIn(digest.more, { count: String(more) })] : []),
    digest.where,
  ];
  return {
    to,
    replyTo: to,
    subject: fillIn(digest.subject, { count: String(all.length) }),
    language,
    paragraphs,
  };
}

export type CodeMail = { id: string; to: string; code: string };

/** Writes the email with a sign-in code, to the account that signs in. */
export async function codeEmail({ to, code }: CodeMail, language: Language): Promise<Email> {
  const texts = (await loadMailTexts(language)).code;
  const facts = { product: brand.name, code };
  const paragraphs = [fillIn(texts.code, facts), texts.expires, texts.stranger];
  return { to, replyTo: "", subject: fillIn(texts.subject, facts), language, paragraphs };
}

/** Writes a moment, in ms since 1970, in the owner's time zone. */
export function dateAndTime(moment: number, language: Language): string {
  const format = { dateStyle: "full", timeStyle: "short", timeZone: brand.timeZone } as const;
  return formatDate(language, new Date(moment), format);
}

/**
 * Writes the confirmation to a visitor. It repeats nothing from the form, not even a name: otherwise anyone could have
 * us send a text of their choice to another person's address.
 *
 * @param site the site's origin.
 */
export async function confirmationEmail(
  { collection, lead, language }: ClaimedLead,
  replyTo: string,
  site: string,
): Promise<Email> {
  const texts = (await loadMailTexts(language)).confirmation;
  const { bookingUrl } = brand.contact;
  const facts = {
    product: brand.name,
    hours: String(claims.supportResponseHours),
    site: language === defaultLanguage ? site : `${site}/${language}`,
  };
  const paragraphs = [
    fillIn(texts[collection].thanks, facts),
    ...(bookingUrl ? [{ link: texts.booking, url: bookingUrl }] : []),
    texts.mistake,
    fillIn(texts.signed, { ...facts, company: brand.company.legalName }),
  ];
  return { to: lead.email, replyTo, subject: fillIn(texts[collection].subject, facts), language, paragraphs };
}

/**
 * Makes what a visitor typed safe for an email. It becomes one line, because a line break in a header starts another
 * header. Control, invisible and direction-changing characters are removed, right-to-left text is isolated, and an
 * encoded word (RFC 2047) isn't decoded.
 *
 * @example oneLine("Acme\r\nBcc: all@example.com") ⇒ "Acme Bcc: all@example.com"
 */
export function oneLine(value: unknown): string {
  const text = withoutHidden(String(value ?? ""))
    .replaceAll("=?", "= ?")
    .trim();
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
