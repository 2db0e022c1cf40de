import type { Company } from "../model/types.ts";
import {
  claim,
  type Document,
  fold,
  type Range,
  sentenceAt,
  sentenceOf,
  textOf,
  wordAt,
  wordsBeside,
  wordsOf,
} from "../text/document.ts";
import type { FoundCompany } from "./accounts.ts";
import { type Named, nameAt } from "./company-names.ts";

const CONFUSED = /\b(not (to be )?confused with|not|niet (te )?(verwarren|verward) met|niet|geen)$/;

/** Returns the companies that the text names, each once. */
export function findCompanies(
  doc: Document,
  accounts: readonly FoundCompany[],
  signed: Range | undefined,
  isOwn: (word: string) => boolean,
): FoundCompany[] {
  const found: FoundCompany[] = [];
  const confused = new Set<string>();
  const add = (company: FoundCompany) => {
    claim(doc, company);
    const key = keyOf(company.name);
    const before = wordsOf(doc, company.from - 4, company.from).replace(/ (the|de|het)$/, "");
    // "Kickstart Labs? No, Kickstart Lofts"
    const isDenied = /^(\? )+(nee|no)\b/.test(wordsOf(doc, company.to, company.to + 4));
    if (isDenied || CONFUSED.test(before)) confused.add(key);
    const known = found.find(({ name }) => isSameCompany(keyOf(name), key));
    if (!known) found.push(company);
    else if (known.role === "other" || (company.role === "competitor" && !known.account))
      known.role = company.role;
  };
  for (const company of accounts) add(company);
  if (signed && !doc.claimed[signed.from])
    add({ from: signed.from, to: signed.to, name: textOf(doc, signed), role: "client", sure: true });
  for (let at = 0; at < doc.tokens.length; at++) {
    if (doc.claimed[at]) continue;
    const range = nameAt(doc, at);
    if (!range || isOwn(wordAt(doc, range.from))) continue;
    const isClientMissing = !found.some((company) => company.role === "client");
    const last = found.at(-1);
    // "Competitors: Voltstream and Elektra Plus"
    const isListed =
      last?.role === "competitor" && /^(,|\+|\/|en|and|of|or)$/.test(wordsOf(doc, last.to, range.from));
    const role = isListed ? "competitor" : roleOf(doc, range, isClientMissing);
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

const ASKED =
  /\b(bij wie|(oude|huidige|welk|old|current) (systeem|pakket|leverancier|partij|system|supplier|vendor|provider)|wie (doet|levert)|who (are you|does)|you us(e|ing)|how (do|are) you (\w+ )?(handl|manag|track|plan|run)\w*|through who|hoe (regelen|doen|plannen|houden) (jullie|u|je)|iets anders bekeken)\b/;

/** "Rep: And the old system? – Client: Gastrobase." */
function isAnswer(doc: Document, { from }: Range): boolean {
  const sentence = sentenceOf(doc, from);
  const [last = 0, start = 0] = [doc.sentences[sentence - 1], doc.sentences[sentence]];
  return (
    sentence > 0 &&
    from - start < 5 &&
    wordAt(doc, start - 1) === "?" &&
    ASKED.test(wordsOf(doc, last, start))
  );
}

/** Returns a company's relation to the seller, or undefined if the words around it don't tell. */
function roleOf(doc: Document, range: Named, isClientMissing: boolean): Company["role"] | undefined {
  const { grammar } = doc;
  const [left, after] = wordsBeside(doc, range, 7, 6);
  const before = left
    .replace(/ (?:([:/])|=$)/g, (_, mark: string | undefined) => mark ?? ":")
    .replace(/\bw\//, "with")
    .replace(/ (the|de|het)$/, "");
  // An event or a street
  if (
    /(expo|beurs|dagen|days|show|summit|conference|fair|^street|^avenue|^road|.straat|.laan|.plein|.gracht)$/.test(
      wordAt(doc, range.to - 1),
    )
  )
    return undefined;
  if (grammar.competitorBefore.test(before)) return "competitor";
  if (grammar.partnerBefore.test(before)) return "partner";
  // "Bij Colortrace betaalt ze 1.900", "on BidMaster since 2019"
  const isPaid =
    /\b(bij|op|met|on|with)$/.test(before) &&
    /^(betaalt|betalen|zit|zitten|huurt|huren|since|sinds|until|thru|tot)\b/.test(after);
  if (isPaid || isAnswer(doc, range) || grammar.competitorAfter.test(after)) return "competitor";
  if (grammar.referenceBefore.test(before)) return "other";
  const isFirst = (doc.sentences[1] ?? 0) > range.from || range.from < 6;
  // "Otterspool Rowing: no."
  const isHeading = after.startsWith(":") && sentenceAt(doc, range.from).from === range.from;
  const isClient = isFirst || isHeading || grammar.clientBefore.test(before) || isClientMissing;
  const isLabeled =
    range.to - range.from > 1 &&
    (/\b(acc(oun)?t|client|klant|customer|prospect):$/.test(before) ||
      (/\( ([^ ]+ ){1,3},$/.test(before) && grammar.jobs.test(wordAt(doc, range.from - 2))));
  if (range.sure || isLabeled) return isClient ? "client" : undefined;
  const isTopic =
    doc.cased &&
    (isFirst || isHeading) &&
    range.to - range.from > 1 &&
    !grammar.spokenTo.test(before) &&
    /^([-–:,.(@|!]|belde|heeft|wil|gaat|called|wants|rang)/.test(after || ".");
  return isTopic ? "client" : undefined;
}
