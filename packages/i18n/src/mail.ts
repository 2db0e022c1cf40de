import { mail as en } from "./dictionaries/en/mail.ts";
import { mail as nl } from "./dictionaries/nl/mail.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Language } from "./languages.ts";

// All that mails need, and nothing of React: a server writes them.
export { formatDate } from "./format.ts";
export { isLanguage, type Language } from "./languages.ts";

/** What mails say, by language. */
export const mailTexts: Record<Language, Dictionary<typeof nl>> = { nl, en };

/**
 * Puts facts into a text of a mail.
 *
 * @example fillIn("Nieuwe aanmelding: {{company}}", { company: "Acme" }) ⇒ "Nieuwe aanmelding: Acme"
 * @throws Error when the text asks for a fact that is not given.
 */
export function fillIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`"${text}" asks for ${name}, which is not given.`);
    return fact;
  });
}
