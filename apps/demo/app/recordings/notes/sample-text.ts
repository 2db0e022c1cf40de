import { correctedNote, dictatedLines } from "@voxlog/demo-data/dictation";
import { textIn } from "@voxlog/demo-data/text";
import { type Language, languages } from "@voxlog/texts";

/** The text that visitors may read aloud or use as it is. */
export function sampleText(language: Language): string {
  return dictatedLines.map((line) => textIn(line, language)).join(" ");
}

/** Whether a text is one of the samples, in any language, and is to be labeled as such. */
export function isSampleText(text: string): boolean {
  return languages.some((language) =>
    [sampleText(language), textIn(correctedNote, language)].includes(text.trim()),
  );
}
