import { FIRST_NAMES } from "../languages/shared.ts";
import { type Document, wordAt, wordsOf } from "../text/document.ts";

/** "De groot": an adjective after an article would be "grote". */
export function isDeName(doc: Document, at: number): boolean {
  return (
    wordAt(doc, at - 1) === "de" && /^(groot|klein|goed|vrij|oud|kort|hoog|best|warm)$/.test(wordAt(doc, at))
  );
}

/** Where a last name ends that begins at a token; the same token if there is none. */
export function surnameEnd(doc: Document, start: number, isNeeded: boolean): number {
  const { grammar, tokens } = doc;
  let to = start;
  let names = 0;
  while (to < tokens.length && names < (doc.cased ? 3 : 1)) {
    const token = tokens[to];
    if (!token || doc.claimed[to] || token.sentence !== tokens[start - 1]?.sentence) break;
    // "Susan (“Sue”) Bell", "L. (Lotte) Brandsma"
    const inner = token.word === "(" ? 1 : 2;
    if (
      /^["“”(]$/.test(token.word) &&
      (wordAt(doc, to - 1) === "." || /^["“”]/.test(wordAt(doc, to + inner)))
    ) {
      const close = nicknameEnd(doc, to);
      if (!close) break;
      to = close;
      continue;
    }
    if (token.kind !== "word") break;
    const next = tokens[to + 1];
    if (
      token.word.replace(".", "").length <= 2 &&
      token.capital &&
      next?.word === "." &&
      next.joined &&
      to === start
    ) {
      to += 2;
      continue;
    }
    // "Kees van fitplaza in spijkenisse"
    if (
      token.word === "van" &&
      !doc.cased &&
      next &&
      !grammar.particles.has(next.word) &&
      /^(in|uit)$/.test(wordAt(doc, to + 2))
    )
      break;
    if (token.word === "van" && doc.cased && names > 0) break;
    if (
      grammar.particles.has(token.word) &&
      next?.kind === "word" &&
      // "Ik kreeg Harm te pakken"
      !(token.word === "te" && next.word.endsWith("en")) &&
      (!doc.cased || next.capital || grammar.particles.has(next.word)) &&
      !(
        grammar.tradeHead.test(next.word) ||
        (/^(van|de)$/.test(token.word) && !next.capital && next.word.length > 11)
      )
    ) {
      to++;
      continue;
    }
    const isName = doc.cased
      ? token.capital &&
        !(token.word in grammar.months) &&
        !(token.word in grammar.weekdays) &&
        !(grammar.common.has(token.word) && token.word.length < 4)
      : isSmallSurname(doc, to, to > start || isNeeded);
    if (!isName) break;
    to++;
    names++;
  }
  while (to > start && grammar.particles.has(wordAt(doc, to - 1))) to--;
  return names > 0 ? to : start;
}

function nicknameEnd(doc: Document, at: number): number | undefined {
  for (let to = at + 1; to < at + 6; to++)
    if (/^["”)]$/.test(wordAt(doc, to)) && to > at + 1) return wordAt(doc, to + 1) === ")" ? to + 2 : to + 1;
  return undefined;
}

/** In dictation a last name has no capital: it's a word that nothing else explains, before one that ends it. */
export function isSmallSurname(doc: Document, at: number, isExpected: boolean): boolean {
  const { grammar, language } = doc;
  const word = wordAt(doc, at);
  const next = doc.tokens[at + 1];
  if (isDeName(doc, at)) return true;
  if (
    grammar.common.has(word) ||
    doc.tokens[at]?.part ||
    word in grammar.months ||
    word in grammar.weekdays ||
    word.length < 3
  )
    return false;
  if (
    grammar.jobs.test(word) ||
    grammar.sayVerbs.test(word) ||
    grammar.trade.test(word) ||
    grammar.uncounted.test(word) ||
    // "Mohamed Aydin" is one person.
    (FIRST_NAMES.has(word) &&
      !(
        FIRST_NAMES.has(wordAt(doc, at - 1)) &&
        grammar.common.has(next?.word ?? "en") &&
        doc.words.indexOf(word) === doc.words.lastIndexOf(word)
      ))
  )
    return false;
  if (isExpected) return true;
  const isEnd = next?.kind !== "word" || next.part !== undefined;
  const ends = isEnd || grammar.common.has(next.word) || grammar.jobs.test(next.word);
  const isFollowed =
    doc.grammar.sayVerbs.test(wordsOf(doc, at + 1, at + 4)) ||
    /^(van|bij|die|zei|zegt|heeft|wil|is|heet|at|from|who|said|says|because|and|en|on|over|she|he|they|about|in)('\w+)?$/.test(
      next?.word ?? "",
    );
  if (language === "nl") {
    if (/^(ge|be|ver|ont)\w+[dt]$|^(ge|be|ont)\w+en$/.test(word)) return false;
    return /(t|den|ken|pen)$/.test(word) ? isFollowed : ends;
  }
  // "Rachel Hosking the practice owner"
  if (/(ed|ing)$/.test(word))
    return (
      FIRST_NAMES.has(wordAt(doc, at - 1)) &&
      /^(the|their)$/.test(next?.word ?? "") &&
      [2, 3, 4].some((step) => grammar.jobs.test(wordAt(doc, at + step)))
    );
  const isSpeaking = !word.endsWith("ly") && grammar.sayVerbs.test(next?.word ?? "");
  return /s$/.test(word) && next?.kind === "word" ? isFollowed : ends || isSpeaking;
}
