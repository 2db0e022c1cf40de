import { type Text, textIn } from "@voxlog/demo-data/text";
import {
  draftEmail,
  type Evidence,
  type Extraction,
  emptyExtraction,
  type Language,
  summarize,
} from "@voxlog/extract";
import type { InstructionEffects } from "./instructions.ts";
import type { TypedValue } from "./reviewed-facts.ts";

/** Writes a text in each language that notes can be in. */
export const inBoth = (write: (language: Language) => string): Record<Language, string> => ({
  nl: write("nl"),
  en: write("en"),
});

/** Returns a text with a capital. */
export const capitalized = (text: string): string => text.replace(/^./u, (first) => first.toUpperCase());

/** Returns a fact's sentence. Without punctuation it would be a piece of the dictation, so the words are returned instead. */
export function sentenceOr(words: string, { sentence, start }: Evidence, text: string): string {
  const before = text.slice(0, text.lastIndexOf(sentence, start)).trimEnd();
  return before === "" || /[.!?\n]$/u.test(before) ? sentence : words;
}

/**
 * Writes the summary in each language, within the instructed length.
 *
 * @param values what the visitor typed instead of facts.
 */
export function summaryOf(
  found: Extraction,
  values: readonly TypedValue[],
  { sentences, objectionsFirst }: InstructionEffects,
): Text {
  return inBoth((language) => {
    const { objections, unusable } = found;
    const first = objectionsFirst ? summarize({ ...emptyExtraction(unusable), objections }, language) : "";
    const rest = summarize(objectionsFirst ? { ...found, objections: [] } : found, language);
    const typed = values.map(({ label, text }) => `${textIn(label, language)}: ${text.replace(/\.$/, "")}.`);
    const all = [first, rest, ...typed]
      .join(" ")
      .trim()
      .split(/(?<=[.!?])(?<!\b(?:ex|in)cl\.)\s+(?=\p{Lu})/u);
    return all.slice(0, sentences).join(" ");
  });
}

/** An email in each language. */
export type Mail = { subject: Text; body: Text };

/** Replacements that make an email formal. */
const FORMAL: Record<Language, readonly (readonly [RegExp | string, string])[]> = {
  nl: [
    [/^Hoi /u, "Beste "],
    [/^Hallo,/u, "Geachte heer, mevrouw,"],
    ["Dit doe jij:", "Dit doet u:"],
    [/\bJe\b/gu, "U"],
    [/\bje\b/gu, "u"],
    [/^Groet,$/mu, "Met vriendelijke groet,"],
  ],
  en: [
    [/^Hi /u, "Dear "],
    [/^Hello,/u, "Dear Sir or Madam,"],
    [/^Thanks for (.*) Here’s a quick recap\.$/mu, "Thank you for $1 Here is a brief summary."],
    [/^Did I get anything wrong\? Let me know\.$/mu, "Please let me know if anything is incorrect."],
    [/^Best,$/mu, "Best regards,"],
  ],
};

/** Writes the email to the client; null if there is nothing to confirm. */
export function mailOf(
  found: Extraction,
  { sender, effects }: { sender: string; effects: InstructionEffects },
): Mail | null {
  if (effects.omitsMail || !draftEmail(found, { language: "nl", sender })) return null;
  const write = (part: "subject" | "body") =>
    inBoth((language) => {
      const text = draftEmail(found, { language, sender })?.[part] ?? "";
      return effects.tone === "formal"
        ? FORMAL[language].reduce((formal, [words, others]) => formal.replace(words, others), text)
        : text;
    });
  return { subject: write("subject"), body: write("body") };
}
