import { FIRST_NAMES } from "../languages/shared.ts";
import type { Account, Company } from "../model/types.ts";
import { claim, type Document, fold, type Range, wordAt } from "../text/document.ts";

export type FoundCompany = Range & { name: string; role: Company["role"]; account?: Account; sure: boolean };

export const LEGAL =
  /^(bv|b\.v|nv|n\.v|vof|v\.o\.f|bvba|gmbh|ag|kk|ltd|limited|inc|llc|llp|plc|corp|srl|cv|sa|sarl|oy|ab|as|co)$/;

/** Mentions of companies in the CRM, by full name or by a part that only one of them has. */
export function accountsIn(doc: Document): FoundCompany[] {
  const found: FoundCompany[] = [];
  const surnames = new Set(
    doc.accounts.flatMap(({ people }) => people.map((full) => fold(full).split(" ").at(-1) ?? "")),
  );
  const parts = doc.accounts.map((account) => significant(account.name));
  const positions = new Map<string, number[]>();
  doc.tokens.forEach(({ word }, at) => {
    for (const key of new Set([word, word.replace(/'s?$/, "")])) {
      const places = positions.get(key) ?? [];
      if (places.length < 400) places.push(at);
      positions.set(key, places);
    }
  });
  doc.accounts.forEach((account, index) => {
    const words = parts[index] ?? [];
    const mentions: { range: Range; start: number; count: number }[] = [];
    for (const [start, word] of words.entries()) {
      for (const at of positions.get(word) ?? positions.get(word.replace(/'s$/, "")) ?? []) {
        let to = at + 1;
        let count = 1;
        while (count + start < words.length && isSame(wordAt(doc, to), words[count + start] ?? "")) {
          to++;
          count++;
        }
        const range = { from: at, to };
        const isFull = count === words.length;
        const distinct = words.slice(start, start + count).filter((one) => isDistinct(doc, one));
        if (distinct.length === 0) continue;
        const isShared = parts.some(
          (other, place) => place !== index && distinct.every((one) => other.includes(one)),
        );
        const isSurname = count === 1 && surnames.has(distinct[0] ?? "");
        // "Petra van Kappers", whose surname isn't Kappers
        const isTheirs =
          wordAt(doc, at - 1) === "van" &&
          account.people.some((full) => fold(full).split(" ")[0] === wordAt(doc, at - 2));
        const isNamed = isTheirs || /^(bij|at|from|for|klant|client)$/.test(wordAt(doc, at - 1));
        if ((!isFull && isShared) || (isSurname && (!isNamed || isFollowedByName(doc, range)))) continue;
        if (
          !isFull &&
          count === 1 &&
          (isWeak(doc, range, distinct[0] ?? "") || isOfTrade(doc, at - 1, words))
        )
          continue;
        mentions.push({ range, start, count });
      }
    }
    // Of "Frostline Cold Storage", people say the same part each time: "frostline … forty cold rooms".
    const best = mentions.sort((a, b) => b.count - a.count || a.start - b.start)[0];
    for (const { range, start, count } of mentions)
      if (start === best?.start && count === best.count)
        found.push({ ...range, name: account.name, role: "client", account, sure: true });
  });
  const sorted = found.sort((a, b) => a.from - b.from);
  for (const company of sorted) claim(doc, company);
  return sorted;
}

const isSame = (word: string, wanted: string) =>
  word.replace(/'s$/, "") === wanted.replace(/'s$/, "") ||
  [word, wanted].every((one) => /^(&|and|en)$/.test(one));

/** One word of a name that may be something else: short, a first name, or a plural in small letters. */
function isWeak(doc: Document, range: Range, word: string): boolean {
  return (
    word.length < 4 ||
    FIRST_NAMES.has(word) ||
    (!doc.tokens[range.from]?.capital && doc.grammar.isPlural(word)) ||
    isFollowedByName(doc, range)
  );
}

/** "Bakkerij Noord" isn't Fietsfabriek Noord, but "Fietsenfabriek Noord" is. */
function isOfTrade(doc: Document, at: number, words: readonly string[]): boolean {
  const { trade, tradeHead } = doc.grammar;
  const word = wordAt(doc, at);
  return (
    (trade.test(word) || tradeHead.test(word)) && !words.some((own) => own.slice(0, 4) === word.slice(0, 4))
  );
}

/** The words of an account's name without articles at the start and legal form. */
function significant(name: string): string[] {
  const words = fold(name).match(/[\p{L}\p{N}'&.-]+/gu) ?? [];
  const plain = words.filter((word) => !LEGAL.test(word.replace(/\.$/, "")));
  while (plain.length > 1 && /^(the|het)$/.test(plain[0] ?? "")) plain.shift();
  return plain.length > 0 ? plain : words;
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
