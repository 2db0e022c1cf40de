import type { WholeLanguage } from "./dictionaries/nl/dictionary.ts";
import type { Language } from "./languages.ts";
import { textsIn } from "./load-texts.ts";

// Everything that emails need, without React: a server writes them.
export { formatDate, formatLanguageName, formatNumber } from "./formats.ts";
export { defaultLanguage, isLanguage, type Language, languages, localizedPath } from "./languages.ts";

const load = textsIn(["mail"], {
  nl: () => import("./dictionaries/nl/leads.ts"),
  en: () => import("./dictionaries/en/leads.ts"),
});

export async function loadMailTexts(language: Language): Promise<WholeLanguage["mail"]> {
  return (await load(language)).mail;
}

/**
 * Returns a link that opens a reply to a lead in a mail program, with a text in the lead's language.
 *
 * @param facts `bookingUrl` is empty without an address for appointments; `name` is empty if it isn't known.
 */
export async function replyLink(
  language: Language,
  collection: "signups" | "demo_requests",
  facts: { email: string; name: string; company: string; product: string; bookingUrl: string },
): Promise<string> {
  const { reply, confirmation } = await loadMailTexts(language);
  const paragraphs = [
    facts.name ? reply.greeting : reply.nameless,
    reply[collection],
    facts.bookingUrl ? reply.booking : reply.appointment,
    reply.closing,
  ];
  const body = fillIn(paragraphs.join("\r\n\r\n"), facts);
  return mailtoLink(facts.email, { subject: fillIn(confirmation[collection].subject, facts), body });
}

/**
 * Returns a link that opens an email in a mail program (RFC 6068). Nothing in the address adds a header.
 *
 * @example mailtoLink("a?cc=b@example.com") ⇒ "mailto:a%3Fcc%3Db@example.com"
 */
export function mailtoLink(address: string, headers: Record<string, string> = {}): string {
  const to = address.split("@").map(encodeURIComponent).join("@");
  const fields = Object.entries(headers).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `mailto:${to}${fields.length > 0 ? "?" : ""}${fields.join("&")}`;
}

/**
 * Interpolates an email's text.
 *
 * @example fillIn("Nieuwe aanmelding: {{company}}", { company: "Acme" }) ⇒ "Nieuwe aanmelding: Acme"
 * @throws Error when a variable is missing.
 */
export function fillIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`"${text}" needs ${name}, which is missing.`);
    return fact;
  });
}
