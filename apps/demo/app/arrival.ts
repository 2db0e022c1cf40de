import { isLanguage, type Language } from "@voxlog/texts/languages";
import { MAX_TEXT_LENGTH, type Prospect } from "./edits/edits-storage.ts";

/** The settings in a link to the demo, and the address without them. */
export type Arrival = {
  language: Language | null;
  prospect: Prospect;
  words: string;
  address: string;
};

/** Maximum length of a name from a link. */
const LONGEST = 100;

/**
 * Reads the language, the prospect and the visitor's words from a link. They don't identify the screen, so they leave
 * the address; everything else in it stays.
 *
 * @example readArrival("https://demo.example/dashboard?lang=en&q=bos")
 *   ⇒ { language: "en", prospect: {}, words: "", address: "/dashboard?q=bos" }
 */
export function readArrival(href: string): Arrival {
  const url = new URL(href);
  const requested = url.searchParams.get("lang");
  const read = (name: keyof Prospect) => {
    const text = url.searchParams.get(name)?.trim().slice(0, LONGEST);
    return text ? { [name]: text } : {};
  };
  const prospect: Prospect = { ...read("company"), ...read("crm") };
  for (const name of ["lang", "company", "crm"]) url.searchParams.delete(name);
  const words = new URLSearchParams(url.hash.slice(1)).get("words")?.trim().slice(0, MAX_TEXT_LENGTH) ?? "";
  if (words) url.hash = "";
  return {
    prospect,
    words,
    language: isLanguage(requested) ? requested : null,
    address: `${url.pathname}${url.search}${url.hash}`,
  };
}
