import type { Language } from "./languages.ts";
import { loadTexts, type WholeLanguage } from "./whole-language.ts";

// All that mails need, and nothing of React: a server writes them.
export { formatDate } from "./format.ts";
export { isLanguage, type Language } from "./languages.ts";

const chunks = {
  nl: () => import("./dictionaries/nl/mail-texts.ts"),
  en: () => import("./dictionaries/en/mail-texts.ts"),
};

/** What mails say in one language. */
export async function loadMailTexts(language: Language): Promise<WholeLanguage["mail"]> {
  const { mail } = (await loadTexts(language, chunks, ["mail"])) as Pick<WholeLanguage, "mail">;
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
