/** Vowels of other languages, which fonts and line heights must allow for. */
const ACCENTS: Readonly<Record<string, string>> = {
  a: "å",
  e: "é",
  i: "î",
  o: "ö",
  u: "û",
  A: "Å",
  E: "É",
  O: "Ö",
};
/** Longer words don't grow: the text gets more words instead. */
const LONGEST_WORD = 12;

/**
 * Returns a text as a longer language might show it, still readable: with accents, 40% longer and in brackets.
 * Variables and tags are kept. For `transform` of `createI18n` during development: a text without brackets isn't in the
 * dictionaries, and one without its last bracket is cut off.
 *
 * @example pseudoText("No") ⇒ "[Nö]"
 */
export function pseudoText(text: string): string {
  let missing = Math.ceil(text.length * 0.4) - 2;
  const parts = text.split(/(\{\{.*?\}\}|<[^>]*>|[^\s<]+[@/][^\s<]+)/).map((part, index) =>
    index % 2
      ? part
      : part.replace(/\p{L}+/gu, (word) => {
          let length = word.length;
          return word.replace(/[a-z]/gi, (letter) => {
            const accented = ACCENTS[letter];
            if (!accented || missing <= 0 || length >= LONGEST_WORD) return accented ?? letter;
            missing--;
            length++;
            return accented + accented;
          });
        }),
  );
  return `[${parts.join("")}${" ñéü".repeat(Math.max(0, Math.ceil(missing / 4)))}]`;
}
