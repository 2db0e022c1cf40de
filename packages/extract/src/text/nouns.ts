import { type Document, type Range, wordAt, wordsOf } from "./document.ts";

type Noun = Range & { word: string };

/** Between a number and its noun, though they name nothing. */
const FILLER =
  /^(eh|uh|um|uhm|er|more|extra|new|old|full|part|of|zo|vaste?|nieuwe|oude|grote|kleine|big|small|other|andere|van|die|de|the|their|our|hun|onze|ongeveer|main|hele)$|^or$/;
/** "Two of the depots" is a part of something else. */
const PART = /^(of|van)$/;

/** Returns the noun that a number counts, "uncounted" if it's a measure, or undefined. */
export function nounAfter(doc: Document, to: number): Noun | "uncounted" | undefined {
  const { grammar, tokens } = doc;
  let modifiers = 0;
  let at = to;
  if (/^[-–+x×]$/.test(wordAt(doc, at)) && tokens[at]?.joined) at++;
  // "The 35-user package"
  const unit = wordAt(doc, at);
  if (at > to && /^(user|seat|licen[cs]e|person|van|vehicle|room|bed|site|store)$/.test(unit))
    return { from: at, to: at + 1, word: unit };
  for (; at < to + 5 && modifiers <= 2; at++) {
    const token = tokens[at];
    const isNoun = token?.kind === "word" && !doc.claimed[at];
    if (!isNoun || token.sentence !== tokens[to - 1]?.sentence) return undefined;
    const { word } = token;
    // "Eleven thousand five hundred the chairman …": an article begins something else.
    if (
      at === to &&
      (PART.test(word) || (/^(the|de|het)$/.test(word) && !/\balle \S+$/.test(wordsOf(doc, to - 2, to))))
    )
      return undefined;
    // "300 m²"
    if (word === "m" && /^[23]$/.test(wordAt(doc, at + 1))) return { from: at, to: at + 2, word: "m2" };
    // "10yd skips"
    if (at === to && token.joined) return "uncounted";
    if (grammar.uncounted.test(word)) return "uncounted";
    if (FILLER.test(word)) continue;
    if (/^(daar|hier|er)(op|aan|van|voor|mee|in|uit|bij|over|naar)$/.test(word)) return undefined;
    if (word in grammar.months || word in grammar.weekdays || token.part) return undefined;
    if (
      grammar.isPlural(word) &&
      (!grammar.common.has(word) || /^(people|mensen|klanten|jongens|man|stuks)$/.test(word))
    ) {
      return { from: at, to: at + 1, word };
    }
    if (grammar.common.has(word)) return undefined;
    modifiers++;
  }
  return undefined;
}
