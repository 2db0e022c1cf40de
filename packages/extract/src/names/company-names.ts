import { CURRENCIES, FIRST_NAMES } from "../languages/shared.ts";
import { type Document, type Range, wordAt, wordsOf } from "../text/document.ts";
import { LEGAL } from "./accounts.ts";
import { isDeName } from "./surnames.ts";

/** Common tools are never competitors. */
const TOOLS =
  /^(excel|word|outlook|whatsapp|google|spreadsheets?|sheets|paper|papier|pen|email|e-mail|teams|zoom|linkedin|mail|agenda|access|crm|erp|gps|btw|vat|soc|iso|nda|edi|it|briefjes|niks|nothing|pdf|ipad|iphone|android|wifi|gdpr|ict|fte|eod|cs|fyi|asap|q\d?)$/;

const ARTICLE =
  /^(het|de|een|alle|hun|haar|zijn|ons|onze|mijn|dit|deze|die|the|a|an|their|our|my|his|her|this|that|your|jullie|uw|dat|elk|elke|per|geen|ander|andere|nieuwe?|eigen)$/;

/** "Plaatsbezoek Confiserie Lenaerts": what kind of note it is. */
const NOTE =
  /(bezoek|gesprek|overleg|afspraak|notitie|verslag|memo|lead|recap|summary|debrief|(update|status)(je)?|(zuster|moeder|dochter)bedrijf|^(hi|hoi|hallo|hey|beste|dear|hello))$/;

/** Places, which many English companies are called after. */
const PLACE =
  /^[a-z]{2,}(ley|ham|hall|ton|stone|ford|field|worth|wood|hill|bury|water|bridge|brook|mere|dale|burn|wick|cliffe?|haven)$/;

export type Named = Range & { sure: boolean };

/** A name of a company that begins here, by its form: legal form, trade, "&", or a cue before it. */
export function nameAt(doc: Document, at: number): Named | undefined {
  return byTradeHead(doc, at) ?? (doc.cased ? byCapitals(doc, at) : bySmallLetters(doc, at));
}

/** "Hoveniersbedrijf Groenrijk", "zorggroep de linde". */
function byTradeHead(doc: Document, at: number): Named | undefined {
  const { grammar, tokens } = doc;
  if (doc.cased ? isNameWord(doc, at - 1) : doc.language === "en" && isPlainName(doc, at - 1))
    return undefined;
  const word = wordAt(doc, at);
  const isArticled =
    ARTICLE.test(wordAt(doc, at - 1)) &&
    !(/^(gemeente|provincie|stichting|waterschap|firma)$/.test(word) && isPlainName(doc, at + 1));
  if (!grammar.tradeHead.test(word) || NOTE.test(word) || isArticled) return undefined;
  let to = at + 1;
  let names = 0;
  while (to < tokens.length && names < (doc.cased ? 4 : 2)) {
    const token = tokens[to];
    if (token?.kind !== "word" || doc.claimed[to]) break;
    const isParticle =
      (grammar.particles.has(token.word) && !/^(in|op|le|van)$/.test(token.word)) ||
      (/^(van|of)$/.test(token.word) && to === at + 1);
    if (isParticle && (names === 0 || doc.cased)) {
      to++;
      continue;
    }
    const isName = doc.cased
      ? token.capital
      : (isDeName(doc, to) || !grammar.common.has(token.word)) &&
        !(token.word in grammar.months) &&
        !grammar.jobs.test(token.word) &&
        !(token.word in grammar.weekdays) &&
        !/^ge\w{3,}(d|t|en)$/.test(token.word);
    if (!isName || token.part) break;
    to++;
    names++;
  }
  if (wordAt(doc, to) === "&" || (/^(en|and)$/.test(wordAt(doc, to)) && isTradeAhead(doc, to + 1, doc.cased)))
    to += 2;
  while (to > at + 1 && grammar.particles.has(wordAt(doc, to - 1))) to--;
  return names > 0 && to > at + 1 ? { from: at, to, sure: true } : undefined;
}

/** A run of words with capital letters. */
function byCapitals(doc: Document, at: number): Named | undefined {
  const { grammar, tokens } = doc;
  const isOpener =
    tokens[at]?.capital === true &&
    grammar.particles.has(wordAt(doc, at)) &&
    !doc.claimed[at] &&
    (tokens[at + 1]?.capital || (grammar.particles.has(wordAt(doc, at + 1)) && tokens[at + 2]?.capital));
  if (!isNameWord(doc, at) && !isOpener) return undefined;
  let to = at + 1;
  let strong = false;
  for (; to < tokens.length; to++) {
    const token = tokens[to];
    const next = tokens[to + 1];
    if (token?.kind === "number" && token.joined && wordAt(doc, to - 1).length > 3) {
      strong = true;
      continue;
    }
    if (!token || token.sentence !== tokens[at]?.sentence) break;
    const isJoiner =
      token.word === "&" ||
      (grammar.particles.has(token.word) && !/^(in|op)$/.test(token.word) && next?.capital) ||
      (/^(en|and|of)$/.test(token.word) &&
        next?.capital &&
        !FIRST_NAMES.has(next.word) &&
        isTradeAhead(doc, to + 1));
    if (/^(&|en|and)$/.test(token.word) && isJoiner) strong = true;
    if (LEGAL.test(token.word) && (token.capital || token.word.length > 2)) {
      strong = true;
      to++;
      if (doc.tokens[to]?.capital && grammar.trade.test(wordAt(doc, to))) to++;
      break;
    }
    if (grammar.jobs.test(token.word)) return undefined;
    if (!isJoiner && !isNameWord(doc, to) && wordAt(doc, to - 1) !== "&") break;
    if (grammar.trade.test(token.word)) strong = true;
  }
  while (to > at + 1 && /^(&|of|and|en)$/.test(wordAt(doc, to - 1))) to--;
  const first = wordAt(doc, at);
  if (
    !strong &&
    (FIRST_NAMES.has(first.split("-")[0] ?? "") ||
      grammar.titles.has(wordAt(doc, at - 1)) ||
      (wordAt(doc, at - 1) === "." && grammar.titles.has(wordAt(doc, at - 2))))
  )
    return undefined;
  if (TOOLS.test(first)) return undefined;
  // "VP Supply Chain"
  if (/^(vp|director|head)$/.test(wordAt(doc, at - 1)) && !LEGAL.test(wordAt(doc, to - 1))) return undefined;
  // "Linda Park"
  if (to - at === 2 && FIRST_NAMES.has(first) && /^(parks?|glass|lodge)$/.test(wordAt(doc, to - 1)))
    return undefined;
  return { from: at, to, sure: strong };
}

function isTradeAhead(doc: Document, at: number, isFar = true): boolean {
  return (isFar ? [0, 1, 2] : [0]).some(
    (step) =>
      doc.grammar.trade.test(wordAt(doc, at + step)) ||
      LEGAL.test(wordAt(doc, at + step)) ||
      /^(zonen|zn|sons|co|daughters|dochters|partners)$/.test(wordAt(doc, at + step)),
  );
}

function isNameWord(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  if (token?.kind !== "word" || !token.capital || doc.claimed[at]) return false;
  // "The AD", "COO": short words in capitals are jobs and tools.
  const written = doc.text.slice(token.start, token.end);
  if (written.length < 3 && written === written.toUpperCase()) return false;
  const isStart = at === 0 || doc.sentences[token.sentence] === at || /^[:>\-–"(]$/.test(wordAt(doc, at - 1));
  const { grammar } = doc;
  if (token.word in grammar.months || token.word in grammar.weekdays) return false;
  // "Little Acorns Nurseries" begins with a common word.
  if (/^(little|good|best|happy|big|great|old|first)$/.test(token.word) && doc.tokens[at + 1]?.capital)
    return true;
  return (
    !(grammar.common.has(token.word) && (isStart || token.word.length < 4)) &&
    !(isStart && (grammar.business.test(token.word) || NOTE.test(token.word))) &&
    !grammar.jobs.test(token.word)
  );
}

/** Without capital letters, only a cue before the name and an unusual form of the word reveal a name. */
function bySmallLetters(doc: Document, at: number): Named | undefined {
  const { grammar } = doc;
  if (!isPlainName(doc, at)) return undefined;
  let start = at;
  while (
    grammar.particles.has(wordAt(doc, start - 1)) &&
    !/^(in|op)$/.test(wordAt(doc, start - 1)) &&
    (!grammar.clientBefore.test(wordAt(doc, start - 1)) ||
      /^de[rn]$/.test(wordAt(doc, start)) ||
      /^(met|bij|over|voor|aan|van)$/.test(wordAt(doc, start - 2)))
  )
    start--;
  const before = wordsOf(doc, start - 6, start).replace(/ (the|de|het)$/, "");
  const isClient = grammar.clientBefore.test(before);
  const isRival = grammar.competitorBefore.test(before);
  const isSubject = grammar.competitorAfter.test(wordsOf(doc, at + 1, at + 6));
  const isLegal = /^(bv|nv|vof|ltd|inc|llc)$/.test(wordAt(doc, at + 1));
  // "Stopped by amberley roses", "omar from silverlake credit union"
  const isVisited =
    grammar.visited.test(before) ||
    (!!doc.claimed[at - 2] && /^(from|van|over at)$/.test(wordAt(doc, at - 1)));
  // "Brightwater vets down in truro"
  const isPlaced = [2, 3].some(
    (length) =>
      grammar.trade.test(wordAt(doc, at + length - 1)) &&
      /^(down|up|over|out) in /.test(wordsOf(doc, at + length, at + length + 3)),
  );
  const isFirst = /^(so|right|okay|ok|note for|notes)?$/.test(wordsOf(doc, 0, at));
  if (!isFirst && !isClient && !isRival && !isSubject && !isLegal && !isVisited && !isPlaced)
    return undefined;
  for (const length of ARTICLE.test(wordAt(doc, at - 1)) ? [] : [3, 2]) {
    const last = wordAt(doc, at + length - 1);
    const inner = [...Array(length - 1).keys()].every(
      (step) => isPlainName(doc, at + step) || (step > 0 && grammar.trade.test(wordAt(doc, at + step))),
    );
    const isNamed = grammar.trade.test(last) || /^(bv|nv|vof|ltd|inc|llc)$/.test(last);
    if (!inner || !isNamed || grammar.trade.test(wordAt(doc, at))) continue;
    const to = at + length;
    if (isPlainName(doc, to)) return undefined;
    // "Marlow print and packaging"
    const isPair = /^(and|en)$/.test(wordAt(doc, to)) && isTradeAhead(doc, to + 1, false);
    return { from: start, to: isPair ? to + 2 : to, sure: true };
  }
  const family = /^(and|en) (sons|zonen|zn|co|brothers|daughters)$/.test(wordsOf(doc, at + 1, at + 3));
  if (family) return { from: start, to: at + 3, sure: true };
  if (FIRST_NAMES.has(wordAt(doc, at))) return undefined;
  // "Stopped by amberley roses"
  if (PLACE.test(wordAt(doc, at)) && isPlainName(doc, at + 1) && grammar.isPlural(wordAt(doc, at + 1)))
    return { from: start, to: at + 2, sure: true };
  // "A firm called brite north"
  if (isRival && wordAt(doc, at - 1) === "called")
    return { from: at, to: isPlainName(doc, at + 1) ? at + 2 : at + 1, sure: true };
  if ((isRival || isSubject) && !ARTICLE.test(wordAt(doc, at - 1)) && looksLikeProduct(wordAt(doc, at)))
    return { from: at, to: at + 1, sure: false };
  return undefined;
}

/** In dictation, a word that nothing else explains. */
function isPlainName(doc: Document, at: number): boolean {
  const { grammar } = doc;
  const token = doc.tokens[at];
  if (token?.kind !== "word" || token.word.length < 3 || doc.claimed[at]) return false;
  return (
    !grammar.common.has(token.word) &&
    !ARTICLE.test(token.word) &&
    !token.part &&
    !(token.word in grammar.months) &&
    !(token.word in grammar.weekdays) &&
    !TOOLS.test(token.word) &&
    !(token.word in CURRENCIES) &&
    !grammar.jobs.test(token.word) &&
    !grammar.tradeHead.test(token.word)
  );
}

/** A word composed like product names are. */
function looksLikeProduct(word: string): boolean {
  return /^(?!(net|frame|paper|home)work|(soft|hard)ware|website|workflow|database|feedback|helpdesk)[a-z]{3,}(desk|soft|base|flow|works?|plus|ready|tix|tech|track|link|hub|cloud|box|boek|pro|app|ware|net|planner|meister|master|spark|force|sync|point|mate|wise|ify|logic|data|line|board|scan|plan|smart|well|book|pilot|bridge|house|max|tools?)$/.test(
    word,
  );
}
