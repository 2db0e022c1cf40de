import type { WholeLanguage } from "./dictionaries/nl/dictionary.ts";
import type { Language } from "./languages.ts";
import { loadTexts } from "./load-texts.ts";

// Everything that emails need, without React: a server writes them.
export { formatDate, formatLanguageName, formatNumber } from "./formats.ts";
export { defaultLanguage, isLanguage, type Language, languages, localizedPath } from "./languages.ts";

export async function loadMailTexts(language: Language): Promise<WholeLanguage["mail"]> {
  const { mail } = await loadTexts(language, ["mail"], {
    nl: () => import("./dictionaries/nl/leads.ts"),
    en: () => import("./dictionaries/en/leads.ts"),
  });
  return mail;
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
