import type { WholeLanguage } from "./dictionaries/nl/dictionary.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";

// All that mails need, and nothing of React: a server writes them.
export { formatDate, formatLanguageName, formatNumber } from "./formats.ts";
export { defaultLanguage, isLanguage, type Language, languages, localizedPath } from "./languages.ts";

/** What mails say in one language. */
export async function loadMailTexts(language: Language): Promise<WholeLanguage["mail"]> {
  const { mail } = await loadTexts(language, ["mail"], {
    nl: () => import("./dictionaries/nl/leads.ts"),
    en: () => import("./dictionaries/en/leads.ts"),
  });
  return mail;
}

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
