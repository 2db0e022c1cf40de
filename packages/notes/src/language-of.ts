import type { Language } from "@voxlog/extract";

/** Short words that are common in one language and rare in the other. */
const WORDS: Record<Language, RegExp> = {
  nl: /\b(de|het|een|en|van|ik|je|we|ze|dat|die|niet|met|voor|bij|naar|hij|zijn|wil|gaat|nog|maar|als|er|ook)\b/giu,
  en: /\b(the|a|an|and|of|i|you|they|that|this|not|with|for|at|to|he|she|his|her|is|are|wants?|will|but|if|on|by)\b/giu,
};

/**
 * Returns the language of a text.
 *
 * @param shown the screen's language, which decides if it is unclear.
 */
export function languageOf(text: string, shown: string): Language {
  const count = (language: Language) => text.match(WORDS[language])?.length ?? 0;
  const [dutch, english] = [count("nl"), count("en")];
  if (dutch === english) return shown === "nl" ? "nl" : "en";
  return dutch > english ? "nl" : "en";
}
