import { type Text, textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/i18n";

/** Gives a sample text's wording in the language shown. */
export function useTextIn(): (text: Text) => string {
  const language = useLanguage();
  return (text) => textIn(text, language);
}
