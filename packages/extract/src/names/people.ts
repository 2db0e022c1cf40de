import { entriesOf } from "../languages/grammar.ts";
import type { Account, Role } from "../model/types.ts";
import { type Document, type Range, textOf, wordsBeside } from "../text/document.ts";
import type { Structure } from "../text/turns.ts";
import type { FoundCompany } from "./accounts.ts";
import { keyOf, type Mention } from "./mentions.ts";

export type FoundPerson = Range & {
  name: string;
  role?: Role | undefined;
  account?: Account;
  candidates?: string[];
  mentions: Mention[];
  /** All of the person's names, to compare. */
  keys: Set<string>;
  sure: boolean;
};

const RANK: readonly Role[] = ["decision_maker", "blocker", "influencer", "user", "contact"];

/** Returns the client's people, each once, by the fullest name in the text, or as the CRM spells them. */
export function findPeople(
  doc: Document,
  structure: Structure,
  mentions: readonly Mention[],
  companies: readonly FoundCompany[],
): FoundPerson[] {
  const people: FoundPerson[] = [];
  for (const mention of mentions) {
    const resolved = resolve(doc, mention, companies);
    const known = people.find(
      (person) => isSamePerson(person, mention) || (resolved?.account && person.name === resolved.name),
    );
    if (known) {
      known.mentions.push(mention);
      known.keys.add(mention.key);
      if (mention.to - mention.from > known.to - known.from && !known.account)
        Object.assign(known, { from: mention.from, to: mention.to, name: nameOf(doc, mention) });
      continue;
    }
    people.push({
      from: mention.from,
      to: mention.to,
      name: nameOf(doc, mention),
      mentions: [mention],
      keys: new Set([mention.key]),
      sure: mention.sure,
      ...resolved,
    });
  }
  const [first] = people;
  const isSpeaker = ({ from }: Range) => structure.speakers.some((one) => one.from <= from && from < one.to);
  return people
    .filter((person) => !person.mentions.some((one) => doc.grammar.gone.test(wordsBeside(doc, one, 0, 9)[1])))
    .map((person) => {
      const role =
        roleOf(doc, person) ??
        (person.mentions.some(isSpeaker) || (person === first && structure.style === "note")
          ? "contact"
          : undefined);
      return { ...person, role };
    });
}

/** The name without a possessive: "Quillen's" is Quillen. */
function nameOf(doc: Document, range: Range): string {
  return textOf(doc, range).replace(/['’]s$/, "");
}

function isSamePerson({ keys }: FoundPerson, { key }: Mention): boolean {
  for (const name of keys) {
    if (name === key || name.startsWith(`${key} `) || key.startsWith(`${name} `) || key.endsWith(` ${name}`))
      return true;
    if (name.endsWith(` ${key}`) && key.length > 2) return true;
  }
  return false;
}

/** Finds a name among the people of the accounts. */
function resolve(
  doc: Document,
  { key, to }: Mention,
  companies: readonly FoundCompany[],
): Partial<Pick<FoundPerson, "name" | "account" | "candidates">> | undefined {
  const parts = key.split(" ");
  const fits = doc.accounts.flatMap((account) =>
    account.people
      .filter((full) => {
        const words = keyOf(full).split(" ");
        return parts.every((part) => words.includes(part));
      })
      .map((full) => ({ account, full })),
  );
  const clients = companies.filter(({ role }) => role === "client");
  const named = fits.filter(({ account }) => clients.some((company) => company.account === account));
  const left = named.length > 0 ? named : clients.length > 0 ? [] : fits;
  // "Ada L." is the one whose last name begins with an L.
  const initial = doc.tokens[to];
  const isInitial = initial?.capital && initial.word.length === 1 && !initial.joined;
  // "Kees Mulder" isn't Kees Jan Mulder.
  const exact = left.filter(({ full }) =>
    isInitial ? keyOf(full).includes(` ${initial.word}`) : keyOf(full) === key,
  );
  const [only, second] = exact.length > 0 ? exact : left;
  if (!only) return undefined;
  if (!second) return { name: only.full, account: only.account };
  return { candidates: left.map(({ full }) => full) };
}

/** "Petra can't sign, Henk can." */
const ELLIPSIS =
  /(n't|\bnot|\bniet|\bgeen)\b[^|]*\b(sign|decid|decision|buyer|beslis|teken)[^|]* \| (does|can|is|will|wel|doet)( [.,]|$)/;

/** Between a person and what they do: "Henk, hij is degene die tekent", "Mark, he's the one who signs". */
const LINK =
  /^(([,(]|who|he|she|they|is|he's|she's|'s|the|one|that|guy|also|still|our|die|hij|zij|ze|dat|degene|de|man|ook|zelf) )+/;

const NOT = /\b(no|not|never|geen|niet|nooit)\b/;

/** The strongest role that any mention states. */
function roleOf(doc: Document, person: FoundPerson): Role | undefined {
  const found = new Set<Role>();
  for (const mention of person.mentions) {
    const [left, right] = wordsBeside(doc, mention, 12, 9);
    const before = left.replace(/ (de heer|meneer|mevrouw|mevr \.|dhr \.|mr|mrs|ms)$/, "");
    const after = right.replace(/^["'”) ,(]+/, "");
    const clause = after.replace(LINK, "");
    for (const [role, cue] of entriesOf(doc.grammar.roleAfter)) {
      const said = cue.exec(clause)?.[0];
      if (said && !NOT.test(said)) found.add(role);
    }
    for (const [cue, role, needs] of doc.grammar.roleBefore)
      if (cue.test(before) && (!needs || needs.test(before)) && !/^(niet|not)\b/.test(after)) found.add(role);
    if (ELLIPSIS.test(`${before} | ${after}`)) found.add("decision_maker");
    if (doc.grammar.spokenTo.test(before) || doc.grammar.sayVerbs.test(after)) found.add("contact");
  }
  return RANK.find((role) => found.has(role));
}
