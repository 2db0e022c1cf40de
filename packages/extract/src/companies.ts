import {
  around,
  claim,
  type Document,
  fold,
  isClaimed,
  type Range,
  textOf,
  wordAt,
  wordsOf,
} from "./document.ts";
import { FIRST_NAMES } from "./languages/shared.ts";
import type { Account, Company } from "./types.ts";

export type FoundCompany = Range & { name: string; role: Company["role"]; account?: Account; sure: boolean };

const LEGAL =
  /^(?:bv|b\.v|nv|n\.v|vof|v\.o\.f|bvba|gmbh|ag|kk|ltd|limited|inc|llc|llp|plc|corp|srl|cv|sa|sarl|oy|ab|as|co)$/;
/** Whether a word is a legal form: "BV", "Ltd". */
export function isLegalForm(word: string): boolean {
  return LEGAL.test(word);
}

/** Tools that everybody has: never a competitor. */
const TOOLS =
  /^(?:excel|word|outlook|whatsapp|google|spreadsheets?|sheets|paper|papier|pen|whiteboard|email|e-mail|teams|zoom|linkedin|mail|agenda|access|sharepoint|powerpoint|crm|erp|gps|btw|vat|soc|iso|nda|edi|it|hr|planbord|handmatig|bonnetjes|briefjes|schriftje|niks|nothing|notebooks?|whiteboards?|ceo|cfo|coo|cto|poc|rfp|pdf|ipad|iphone|android|wifi|avg|gdpr|kvk|ict|fte|eod|fyi|asap|usd|eur|gbp|q\d?)$/;
const ARTICLE =
  /^(?:het|de|een|hun|haar|zijn|ons|onze|mijn|dit|dat|deze|die|the|a|an|their|our|my|his|her|this|that|your|jullie|uw|dat|elk|elke|per|geen|ander|andere|nieuwe?|eigen)$/;

/** Returns the companies that the text names, each once. */
export function findCompanies(
  doc: Document,
  accounts: readonly FoundCompany[],
  isOwn: (word: string) => boolean,
): FoundCompany[] {
  const found: FoundCompany[] = [];
  const confused = new Set<string>();
  const add = (company: FoundCompany) => {
    claim(doc, company);
    const key = keyOf(company.name);
    const before = wordsOf(doc, { from: Math.max(0, company.from - 4), to: company.from });
    if (doc.grammar.confused.test(before)) confused.add(key);
    const known = found.find(({ name }) => isSameCompany(keyOf(name), key));
    if (!known) found.push(company);
    else if (known.role === "other" || (company.role === "competitor" && !known.account))
      known.role = company.role;
  };
  for (const company of accounts) add(company);
  for (let at = 0; at < doc.tokens.length; at++) {
    if (doc.claimed[at]) continue;
    const range = nameAt(doc, at);
    if (!range || isClaimed(doc, range) || isOwn(wordAt(doc, range.from))) continue;
    const role = roleOf(doc, range, !found.some((company) => company.role === "client"));
    if (!role) continue;
    add({ from: range.from, to: range.to, name: textOf(doc, range), role, sure: range.sure });
    at = range.to - 1;
  }
  return found.filter(({ name }) => !confused.has(keyOf(name)));
}

function keyOf(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();
}

function isSameCompany(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b} `) || b.startsWith(`${a} `);
}

/** Mentions of companies in the CRM, by full name or by a part that only one of them has. */
export function accountsIn(doc: Document): FoundCompany[] {
  const found: FoundCompany[] = [];
  const surnames = new Set(
    doc.accounts.flatMap(({ people }) => people.map((full) => fold(full).split(" ").at(-1) ?? "")),
  );
  const parts = doc.accounts.map((account) => significant(doc, account.name));
  const positions = new Map<string, number[]>();
  doc.tokens.forEach(({ word }, at) => {
    const plain = word.replace(/'s?$/, "");
    for (const key of new Set([word, plain]))
      positions.set(key, [...(positions.get(key) ?? []), at].slice(-400));
  });
  doc.accounts.forEach((account, index) => {
    const words = parts[index] ?? [];
    const mentions: { range: Range; count: number }[] = [];
    for (const [start, word] of words.entries()) {
      for (const at of positions.get(word) ?? positions.get(word.replace(/'s$/, "")) ?? []) {
        let to = at + 1;
        let count = 1;
        while (count + start < words.length && matchesWord(wordAt(doc, to), words[count + start] ?? "")) {
          to++;
          count++;
        }
        const range = { from: at, to };
        const isFull = count === words.length;
        const distinct = words.slice(start, start + count).filter((one) => isDistinct(doc, one));
        if (distinct.length === 0) continue;
        const isSurname = count === 1 && distinct.every((one) => surnames.has(one));
        const isShared =
          !isFull &&
          parts.some((other, place) => place !== index && distinct.every((one) => other.includes(one)));
        const before = wordAt(doc, at - 1);
        if (
          isShared ||
          (isSurname && (!/^(?:bij|at|from|for|klant|client)$/.test(before) || isFollowedByName(doc, range)))
        )
          continue;
        if (
          !isFull &&
          count === 1 &&
          ((start > 0 && words.length < 2) ||
            distinct[0] === undefined ||
            distinct[0].length < 4 ||
            FIRST_NAMES.has(distinct[0]) ||
            isFollowedByName(doc, range))
        )
          continue;
        mentions.push({ range, count });
      }
    }
    const best = mentions.sort((a, b) => b.count - a.count || a.range.from - b.range.from)[0];
    for (const { range } of mentions.filter(({ count }) => count === best?.count)) {
      found.push({ ...range, name: account.name, role: "client", account, sure: true });
    }
  });
  const sorted = found.sort((a, b) => a.from - b.from);
  for (const company of sorted) claim(doc, company);
  return sorted;
}

function matchesWord(word: string, wanted: string): boolean {
  return (
    word === wanted ||
    word.replace(/'s$/, "") === wanted ||
    (word === "and" && wanted === "&") ||
    (word === "&" && wanted === "and") ||
    (word === "en" && wanted === "&")
  );
}

/** The words of an account's name without articles at the start and legal form. */
function significant(doc: Document, name: string): string[] {
  const words = fold(name).match(/[\p{L}\p{N}'&.-]+/gu) ?? [];
  const plain = words.filter((word) => !LEGAL.test(word.replace(/\.$/, "")));
  while (plain.length > 1 && /^(?:the|het)$/.test(plain[0] ?? "")) plain.shift();
  return plain.length > 0 && doc ? plain : words;
}

function isDistinct({ grammar }: Document, word: string): boolean {
  return (
    !grammar.trade.test(word) &&
    !grammar.tradeHead.test(word) &&
    !grammar.common.has(word) &&
    !grammar.particles.has(word) &&
    word.length > 2
  );
}

/** In a text with capital letters, another name right after makes it someone else's. */
function isFollowedByName(doc: Document, { to }: Range): boolean {
  const next = doc.tokens[to];
  return (
    doc.cased &&
    next?.kind === "word" &&
    next.capital &&
    !LEGAL.test(next.word) &&
    !doc.grammar.common.has(next.word)
  );
}

type Named = Range & { sure: boolean };

/** A name of a company that begins here, by its form: legal form, trade, "&", or a cue before it. */
function nameAt(doc: Document, at: number): Named | undefined {
  return byTradeHead(doc, at) ?? (doc.cased ? byCapitals(doc, at) : bySmallLetters(doc, at));
}

/** "Hoveniersbedrijf Groenrijk", "zorggroep de linde". */
function byTradeHead(doc: Document, at: number): Named | undefined {
  const { grammar, tokens } = doc;
  if (!grammar.tradeHead.test(wordAt(doc, at)) || ARTICLE.test(wordAt(doc, at - 1))) return undefined;
  let to = at + 1;
  let names = 0;
  while (to < tokens.length && names < (doc.cased ? 4 : 2)) {
    const token = tokens[to];
    if (!token || token.kind !== "word") break;
    const isParticle =
      (grammar.particles.has(token.word) && !/^(?:in|op|le|van)$/.test(token.word)) ||
      token.word === "'t" ||
      (token.word === "van" && to === at + 1);
    if (isParticle && (names === 0 || doc.cased)) {
      to++;
      continue;
    }
    const isName = doc.cased
      ? token.capital
      : !grammar.common.has(token.word) &&
        !(token.word in grammar.months) &&
        !(names > 0 && isVerbLike(doc, to)) &&
        !grammar.jobs.test(token.word) &&
        !(token.word in grammar.weekdays);
    if (!isName || token.part) break;
    to++;
    names++;
  }
  if (
    doc.cased &&
    /^(?:en|and|&)$/.test(wordAt(doc, to)) &&
    (wordAt(doc, to) === "&" || isTradeAhead(doc, to + 1))
  )
    to += 2;
  while (
    to > at + 1 &&
    (grammar.particles.has(wordAt(doc, to - 1)) || grammar.common.has(wordAt(doc, to - 1)))
  )
    to--;
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
  let strong = isCamel(doc, at);
  for (; to < tokens.length; to++) {
    const token = tokens[to];
    const next = tokens[to + 1];
    if (token?.kind === "number" && token.joined && wordAt(doc, to - 1).length > 3) {
      strong = true;
      continue;
    }
    if (!token || token.sentence !== tokens[at]?.sentence) break;
    const isJoiner =
      /^(?:&|\+)$/.test(token.word) ||
      (grammar.particles.has(token.word) && next?.capital) ||
      (/^(?:en|and|of)$/.test(token.word) &&
        next?.capital &&
        !FIRST_NAMES.has(next.word) &&
        isTradeAhead(doc, to + 1));
    if (/^(?:&|en|and)$/.test(token.word) && isJoiner) strong = true;
    if (LEGAL.test(token.word)) {
      strong = true;
      to++;
      if (
        wordAt(doc, to) === "." &&
        tokens[to]?.joined &&
        /^[A-Z]/.test(doc.text.slice(token.start)) &&
        token.word.includes(".")
      )
        to++;
      break;
    }
    if (token.word === "." && token.joined && /^(?:zn|gebr)$/.test(wordAt(doc, to - 1))) continue;
    if (grammar.jobs.test(token.word)) return undefined;
    if (!isJoiner && !isNameWord(doc, to) && wordAt(doc, to - 1) !== "&") break;
    if (grammar.trade.test(token.word)) strong = true;
    if (isCamel(doc, to)) strong = true;
  }
  while (to > at + 1 && /^(?:&|\+|of|and|en)$/.test(wordAt(doc, to - 1))) to--;
  const first = wordAt(doc, at);
  if (
    !strong &&
    (FIRST_NAMES.has(first) ||
      FIRST_NAMES.has(first.split("-")[0] ?? "") ||
      grammar.titles.has(wordAt(doc, at - 1)) ||
      (wordAt(doc, at - 1) === "." && grammar.titles.has(wordAt(doc, at - 2))))
  )
    return undefined;
  if (TOOLS.test(first) && to === at + 1) return undefined;
  return { from: at, to, sure: strong };
}

function isTradeAhead(doc: Document, at: number): boolean {
  return [0, 1, 2].some(
    (step) =>
      doc.grammar.trade.test(wordAt(doc, at + step)) ||
      LEGAL.test(wordAt(doc, at + step)) ||
      /^(?:zonen|zn|sons|co|daughters|dochters)$/.test(wordAt(doc, at + step)),
  );
}

function isNameWord(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  if (token?.kind !== "word" || !token.capital || doc.claimed[at]) return false;
  const isStart = at === 0 || doc.sentences[token.sentence] === at || /^[:>\-–"(]$/.test(wordAt(doc, at - 1));
  const { grammar } = doc;
  if (token.word in grammar.months || token.word in grammar.weekdays) return false;
  return (
    !(grammar.common.has(token.word) && (isStart || token.word.length < 4)) &&
    !(isStart && grammar.business.test(token.word)) &&
    !grammar.jobs.test(token.word)
  );
}

function isCamel(doc: Document, at: number): boolean {
  const token = doc.tokens[at];
  return (
    token !== undefined &&
    /\p{Ll}\p{Lu}/u.test(doc.text.slice(token.start, token.end)) &&
    !/^(?:Mc|Mac|De|Van|O')\p{Lu}/u.test(doc.text.slice(token.start, token.end))
  );
}

/** Without capital letters only a cue before the name and a form that no other word has tell that it is one. */
function bySmallLetters(doc: Document, at: number): Named | undefined {
  const { grammar } = doc;
  if (!isPlainName(doc, at)) return undefined;
  let start = at;
  while (
    grammar.particles.has(wordAt(doc, start - 1)) &&
    !/^(?:in|op)$/.test(wordAt(doc, start - 1)) &&
    !grammar.clientBefore.test(wordAt(doc, start - 1))
  )
    start--;
  const before = wordsOf(doc, { from: Math.max(0, start - 6), to: start });
  const isClient = grammar.clientBefore.test(before);
  const isRival =
    grammar.competitorBefore.test(before) ||
    grammar.partnerBefore.test(before) ||
    grammar.referenceBefore.test(before);
  const isSubject = grammar.competitorAfter.test(wordsOf(doc, { from: at + 1, to: at + 6 }));
  const isUsed =
    grammar.uses.test(before) &&
    !grammar.isPlural(wordAt(doc, at)) &&
    (doc.tokens[at + 1]?.kind !== "word" || grammar.common.has(wordAt(doc, at + 1)));
  if (!isClient && !isRival && !isSubject && !isUsed) return undefined;
  for (const length of [3, 2]) {
    const last = wordAt(doc, at + length - 1);
    const inner = [...Array(length - 1).keys()].every((step) => isPlainName(doc, at + step));
    if (inner && grammar.trade.test(last) && !grammar.trade.test(wordAt(doc, at)))
      return { from: start, to: at + length, sure: true };
  }
  const joined = /^(?:and|en|&)$/.test(wordAt(doc, at + 1)) && isPlainName(doc, at + 2);
  if (joined && /\b(?:at|bij)$/.test(before) && !FIRST_NAMES.has(wordAt(doc, at)))
    return { from: at, to: at + 3, sure: true };
  if (FIRST_NAMES.has(wordAt(doc, at))) return undefined;
  // Dictation names the client in its first words.
  const isPair = isPlainName(doc, at + 1) && !isPlainName(doc, at + 2);
  if (isClient && at < 16 && isPair && grammar.opening.test(before) && !isCommonPair(doc, at))
    return { from: start, to: at + 2, sure: false };
  if (isUsed) return { from: at, to: at + 1, sure: false };
  if ((isRival || isSubject) && looksLikeProduct(wordAt(doc, at)))
    return { from: at, to: at + 1, sure: false };
  return undefined;
}

/** "Head office", "nieuwe laptops": the second word is a thing, and the first one describes it. */
function isCommonPair({ grammar, tokens }: Document, at: number): boolean {
  const [first, second] = [tokens[at]?.word ?? "", tokens[at + 1]?.word ?? ""];
  return (
    grammar.business.test(`${first} ${second}`) ||
    grammar.jobs.test(second) ||
    /(?:ing|ed|lijke?|ige|ieke|ische|al|ive|ous)$/.test(first)
  );
}

function isPlainName(doc: Document, at: number): boolean {
  const { grammar } = doc;
  const token = doc.tokens[at];
  if (token?.kind !== "word" || token.word.length < 3 || doc.claimed[at]) return false;
  return (
    !grammar.common.has(token.word) &&
    !token.part &&
    !(token.word in grammar.months) &&
    !(token.word in grammar.weekdays) &&
    !TOOLS.test(token.word) &&
    !(token.word in grammar.currencies) &&
    !grammar.jobs.test(token.word) &&
    !grammar.tradeHead.test(token.word)
  );
}

/** A word put together the way products are. */
function looksLikeProduct(word: string): boolean {
  return /^(?!network|software|hardware|homework|framework|paperwork|website|workflow|database|feedback|helpdesk)[a-z]{3,}(?:desk|soft|base|flow|works?|plus|ready|sys|tech|track|link|hub|cloud|box|log|logs|boek|pro|app|ware|net|planner|meister|master|spark|force|sync|point|mate|wise|ly|ify|logic|data|line|path|board|grid|scan|plan|smart|desk|book|pilot|zone|gate|core|stack|bridge|works|house|matic|nova|tron|max|teq|tec|tix|io|bot|suite|view|trail|loop|wave|vault|tools?)$/.test(
    word,
  );
}

/** After the first word of a name in dictation, a verb is likelier than a second one. */
function isVerbLike({ tokens }: Document, at: number): boolean {
  const word = tokens[at]?.word ?? "";
  return /(?:t|en)$/.test(word);
}

/** The last lines of an email name the sender's company. */
function isInSignature({ tokens, text }: Document, { from }: Range): boolean {
  const start = tokens[from]?.start ?? 0;
  return text.includes("\n") && text.slice(start).split("\n").length <= 2;
}

/** Returns what a company is to the seller, or undefined if the words around it don't say. */
function roleOf(doc: Document, range: Named, isClientMissing: boolean): Company["role"] | undefined {
  const { grammar } = doc;
  const window = around(doc, range, 7, 6);
  const before = wordsOf(doc, { from: window.from, to: range.from })
    .replace(/ ([:/])/g, "$1")
    .replace(/ (?:the|de|het)$/, "");
  const after = wordsOf(doc, { from: range.to, to: window.to });
  if (grammar.uses.test(before)) return "competitor";
  if (grammar.partnerBefore.test(before) || grammar.partnerAfter.test(after)) return "partner";
  if (grammar.competitorBefore.test(before) || grammar.competitorAfter.test(after)) return "competitor";
  const isPerson = /^(?:\w+ ){0,4}(?:hij|zij|he|she|him|her)\b/.test(after);
  if (!isPerson && grammar.weakCompetitor.test(before) && grammar.paying.test(`${before} ${after}`))
    return "competitor";
  if (grammar.referenceBefore.test(before)) return "other";
  const isFirst = (doc.sentences[1] ?? 0) > range.from || range.from < 6;
  if (range.sure && (isFirst || grammar.clientBefore.test(before))) return "client";
  if (range.sure && (isClientMissing || isInSignature(doc, range))) return "client";
  if (
    isFirst &&
    doc.cased &&
    range.to - range.from > 1 &&
    /^(?:[-–:,.(@|!]|belde|heeft|wil|gaat|called|wants|rang)/.test(after || ".")
  )
    return "client";
  return grammar.clientBefore.test(before) && range.to - range.from > 1 ? "client" : undefined;
}
