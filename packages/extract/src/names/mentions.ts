import { FIRST_NAMES } from "../languages/shared.ts";
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
import { DEPARTMENT, isIntroduction, type Structure } from "../text/turns.ts";
import { LEGAL } from "./accounts.ts";
import { isSmallSurname, surnameEnd } from "./surnames.ts";

/** A place that names a person. */
export type Mention = Range & {
  /** Where its title begins, or the name itself. */
  start: number;
  key: string;
  sure: boolean;
};

const OWNED = /^(the|their|his|her|a|de|hun|zijn|haar|een)$/;

type Named = Omit<Mention, "key" | "start">;

/** Returns every place that names a person, in order, and claims its words. */
export function findMentions(doc: Document, structure: Structure): Mention[] {
  const starts = new Map(structure.speakers.map((range) => [range.from, range]));
  const own = new Set(structure.own.flatMap((name) => name.split(/\s+/)));
  const firstNames = new Map<string, Set<string>>();
  for (const full of doc.accounts.flatMap(({ people }) => people)) {
    const words = keyOf(full).split(" ");
    const first = words[0] ?? "";
    firstNames.set(first, new Set([...(firstNames.get(first) ?? []), words.slice(1).join(" ")]));
  }
  const found: Mention[] = [];
  for (let at = 0; at < doc.tokens.length; at++) {
    const speaker = starts.get(at);
    const mention = speaker
      ? { ...speaker, key: "", sure: true }
      : doc.claimed[at]
        ? undefined
        : (byTitle(doc, at) ??
          byAccount(doc, at, firstNames) ??
          byFirstName(doc, at) ??
          (at === structure.company?.from ? undefined : byCapitals(doc, at)));
    if (!mention) continue;
    const range = { from: mention.from, to: mention.to };
    const name = withoutTitle(doc, range);
    const key = keyOf(textOf(doc, name));
    if (key === "") continue;
    const isOurs =
      !speaker && (isIntroduction(doc, structure, range) || isOwn(doc, structure, name, own, key));
    if (isOurs) own.add(key.split(" ")[0] ?? "");
    if (isOurs || (!speaker && isTakenBackName(doc, name))) {
      at = mention.to - 1;
      continue;
    }
    claim(doc, range);
    found.push({ ...mention, ...name, start: mention.from, key });
    at = mention.to - 1;
  }
  return found;
}

function withoutTitle(doc: Document, range: Range): Range {
  let { from } = range;
  while (from < range.to - 1 && (doc.grammar.titles.has(wordAt(doc, from)) || wordAt(doc, from) === "."))
    from++;
  return { from, to: range.to };
}

/** The seller's own people: greeted in the client's email, or called a colleague. */
function isOwn(
  doc: Document,
  { sides }: Structure,
  { from, to }: Range,
  own: ReadonlySet<string>,
  key: string,
): boolean {
  if (own.has(key.split(" ")[0] ?? "") || own.has(key)) return true;
  if (sides[sentenceOf(doc, from)] === "client") return false;
  // "Dries (studio, van ons)", "Frederik from our side", "Pádraig (our MD)", "bill our engineer", "my director hamish"
  // "Aoibhinn writes it on our side", "Finn, can you draft it?"
  const isOurs =
    /^((?!to |with |met |and |en )[^ ]+ ){0,4}((on|from|at) our (side|end)|(van|aan) onze kant)\b|^(, )?((can|could|will) you|(kun|kan|wil|moet) (je|jij)|jij (moet|mag|kan|kunt))\b|^(\( (\w+ , )?)?(van|from|on|in|at|bij) (ons|us|onze|our)\b(?! (client|customer|klant))|^\( (cs|presales) \)|^[(,] (our|my|onze|mijn) (?!contact|champion|klant|client|customer)/;
  const { jobs } = doc.grammar;
  // "Our director signs" may be the client's words.
  const isMine = (at: number) =>
    /^(my|mijn) |^(our|onze|ons) (?!\w*(owner|direct|eigena|chair|[cf][ef]o$))/.test(
      wordsOf(doc, at, at + 2),
    ) && jobs.test(wordAt(doc, at + 1));
  // "I need to get Steph in legal to look at it"
  const isAsked = /\b(i|we)('ll|'ve got to| need to| have to) (get|ask|have)$/.test(
    wordsOf(doc, from - 5, from),
  );
  return (
    isMine(from - (wordAt(doc, from - 1) === "," ? 3 : 2)) ||
    isMine(to) ||
    isOurs.test(wordsOf(doc, to, to + 8)) ||
    (isAsked && /^(in|from) (?!the\b)\w+ (to|about|for) /.test(wordsOf(doc, to, to + 4))) ||
    doc.grammar.ownSide.test(wordsOf(doc, from - 3, from))
  );
}

/** "Anja de Boer, of nee, Anja Bakker": the first one isn't the name. */
function isTakenBackName(doc: Document, { from, to }: Range): boolean {
  // "Kobe ipv Luc", "took over from Lucy"
  if (/\b(ipv|instead of|in plaats van|t(ook|aken) over from)$/.test(wordsOf(doc, from - 3, from)))
    return true;
  const after = wordsOf(doc, to, to + 8);
  const first = wordAt(doc, from);
  // "Petra Lindqvist, not Petra Holm". In dictation, "niet" may end the sentence before.
  const isRepeated = to > from + 1 && doc.tokens.slice(0, from).some(({ word }) => word === first);
  const denial = doc.cased || isRepeated ? /(?<!why |waarom |if |als )\b(not|niet)$/ : /(?<!why |if )\bnot$/;
  if (denial.test(wordsOf(doc, from - 2, from))) return true;
  const at = after.split(" ").indexOf(first);
  return at > 0 && doc.grammar.correction.test(after.split(" ").slice(0, at).join(" "));
}

/** "Mevrouw Nijland", "mr pemberton", "Dr. Thùy Nguyễn". */
function byTitle(doc: Document, at: number): Named | undefined {
  const { titles } = doc.grammar;
  if (
    !titles.has(wordAt(doc, at)) ||
    // "Die mevrouw van Egmond Wonen"
    /^(die|een|dezelfde) \w+ van$/.test(wordsOf(doc, at - 1, at + 2)) ||
    (/^(meester|heer|st|lord|lady|sister|father|miss|prof)$/.test(wordAt(doc, at)) &&
      doc.tokens[at]?.capital === false &&
      wordAt(doc, at - 1) !== "de")
  )
    return undefined;
  let start = at + 1;
  while (wordAt(doc, start) === "." || titles.has(wordAt(doc, start))) start++;
  const isFirst = FIRST_NAMES.has(wordAt(doc, start)) && (!doc.cased || doc.tokens[start]?.capital);
  const last = surnameEnd(doc, start, true);
  const to = last === start && isFirst ? Math.max(surnameEnd(doc, start + 1, false), start + 1) : last;
  // "Doctor Amara Nwosu": a first name that isn't in the list, in dictation
  const isAlone = doc.cased || isFirst || last !== start + 1 || doc.grammar.particles.has(wordAt(doc, last));
  const end = isAlone ? to : surnameEnd(doc, last, false);
  return to > start ? { from: at, to: Math.max(to, end), sure: true } : undefined;
}

/** A first name of someone in the CRM, with the last name if it follows. */
function byAccount(
  doc: Document,
  at: number,
  firstNames: ReadonlyMap<string, ReadonlySet<string>>,
): Named | undefined {
  const lasts = firstNames.get(wordAt(doc, at).replace(/'s$/, ""));
  if (!lasts) return undefined;
  for (const last of lasts) {
    const to = at + 1 + (last === "" ? 0 : last.split(" ").length);
    if (last !== "" && keyOf(wordsOf(doc, at + 1, to)) === last) return { from: at, to, sure: true };
  }
  const token = doc.tokens[at];
  // A phone's keyboard only capitalizes first words.
  const isMet = doc.grammar.spokenTo.test(wordsBeside(doc, { from: at, to: at + 1 }, 4, 0)[0]);
  if (doc.cased && !token?.capital && !isMet) return undefined;
  const to = surnameEnd(doc, at + 1, false);
  return { from: at, to: to > at + 1 && doc.cased ? to : at + 1, sure: true };
}

function byFirstName(doc: Document, at: number): Named | undefined {
  const token = doc.tokens[at];
  // "Jerome's sending me the list"
  const word = wordAt(doc, at).replace(/'s$/, "");
  if (!doc.cased && isNamedByCue(doc, at))
    return { from: at, to: surnameEnd(doc, at + 1, false), sure: false };
  if (!FIRST_NAMES.has(word.split("-")[0] ?? "")) return undefined;
  // "Een ton" is money, "de hal" and "the Barry one" are things, "Max 45.000 euro" is a limit.
  if ((doc.cased && !token?.capital) || /^(een|de|het|the|an?)$/.test(wordAt(doc, at - 1))) return undefined;
  if (word === "max" && doc.tokens[at + 1]?.kind === "number") return undefined;
  if (doc.grammar.common.has(word) && !(doc.cased && doc.tokens[at + 1]?.capital)) return undefined;
  // "Met Jan", but not "eind jan"
  const isMet = hasCue(doc, { from: at, to: at + 1 });
  if (
    word in doc.grammar.months &&
    (doc.tokens[at - 1]?.kind !== "word" || !(isMet || doc.tokens[at + 1]?.capital))
  )
    return undefined;
  const to = token?.word === word ? surnameEnd(doc, at + 1, false) : at + 1;
  if (!doc.cased && !isMet) return to > at + 1 ? { from: at, to, sure: false } : undefined;
  if (isCompanyName(doc, { from: at, to })) return undefined;
  // "Amina Yusuf": a first name may be the last one.
  const isLast = doc.cased && isInName(doc, at) && sentenceAt(doc, at).from !== at - 1;
  return { from: isLast ? at - 1 : at, to, sure: doc.cased };
}

/** "Oscar Visser Transport", "Martin & Co": the name continues as a company's. */
function isCompanyName(doc: Document, { from, to }: Range): boolean {
  const { grammar } = doc;
  for (let at = from + 1; at <= to; at++)
    if (
      LEGAL.test(wordAt(doc, at)) ||
      (grammar.trade.test(wordAt(doc, at)) && (at < to || doc.tokens[at]?.capital))
    )
      return true;
  return wordAt(doc, to) === "&";
}

/** "Off the phone with trish": in dictation only the clearest cues make a word a name. */
function isNamedByCue(doc: Document, at: number): boolean {
  const { metWith, isPlural, jobs, trade } = doc.grammar;
  const word = wordAt(doc, at);
  return (
    metWith.test(wordsOf(doc, at - 4, at)) &&
    isSmallSurname(doc, at, true) &&
    !isPlural(word) &&
    !trade.test(wordAt(doc, at + 1)) &&
    !jobs.test(wordAt(doc, at + 1)) &&
    !isCompanyName(doc, { from: at, to: at + 1 })
  );
}

/** The middle of a name: another word with a capital letter is before it. */
function isInName({ tokens, grammar, claimed }: Document, at: number): boolean {
  const before = tokens[at - 1];
  const isWord = before?.kind === "word" && before.capital && before.sentence === tokens[at]?.sentence;
  return (
    isWord === true &&
    !claimed[at - 1] &&
    !before.word.endsWith("'s") &&
    ![grammar.common, grammar.titles].some((set) => set.has(before.word)) &&
    !grammar.jobs.test(before.word)
  );
}

/** Two or more words with capital letters after "spoke with", or before a job: "Thùy Nguyễn (COO)". */
function byCapitals(doc: Document, at: number): Named | undefined {
  const { grammar, tokens } = doc;
  if (!doc.cased || !isNameWord(doc, at) || isInName(doc, at)) return undefined;
  const to = surnameEnd(doc, at + 1, false);
  const isThing = tokens
    .slice(at, to)
    .some(({ word }) => [grammar.jobs, grammar.trade, grammar.tradeHead].some((one) => one.test(word)));
  const isTheirs = isTheirJob(doc, at - 1);
  if ((to < at + 2 && !isTheirs) || to > at + 5 || isThing || isCompanyName(doc, { from: at, to }))
    return undefined;
  const isMet = grammar.metWith.test(wordsOf(doc, at - 3, at));
  const isJob =
    /^[(,]$/.test(wordAt(doc, to)) &&
    [1, 2, 3].some((step) => grammar.jobs.test(wordAt(doc, to + step)) && !tokens[to + step + 1]?.capital);
  // "Brenda Osei (controller, Tallgrass Feed)"
  const isEmployer = [3, 4].some((back) => wordAt(doc, at - back) === "(" && tokens[at - back - 1]?.capital);
  const isTitled =
    !isEmployer &&
    grammar.jobs.test(wordAt(doc, /^[,=:(]$/.test(wordAt(doc, at - 1)) ? at - 2 : at - 1)) &&
    sentenceOf(doc, at - 1) === sentenceOf(doc, at);
  return isMet || isJob || isTitled || isTheirs ? { from: at, to, sure: false } : undefined;
}

/** "His wife Deniz", "the rollout lead on their end is Mei Tanaka": ends with a job, not a department. */
function isTheirJob(doc: Document, at: number): boolean {
  const words = wordsBeside(doc, { from: at + 1, to: at + 2 }, 8)[0].split(" ");
  const isLinked = /^(is|was|=|:)$/.test(words.at(-1) ?? "");
  const job = words.findLastIndex((word) => doc.grammar.jobs.test(word) && !DEPARTMENT.test(word));
  const isNear = isLinked ? words.length - job < 7 : job === words.length - 1;
  return job >= 0 && isNear && words.slice(Math.max(0, job - 4), job).some((word) => OWNED.test(word));
}

function isNameWord({ grammar, tokens }: Document, at: number): boolean {
  const token = tokens[at];
  return (
    token?.kind === "word" &&
    token.capital &&
    !grammar.common.has(token.word) &&
    !grammar.business.test(token.word)
  );
}

/** Whether the words around a name are those around people. */
function hasCue(doc: Document, range: Range): boolean {
  const [before, after] = wordsBeside(doc, range, 4, 6);
  const { spokenTo, sayVerbs, jobs } = doc.grammar;
  return spokenTo.test(before) || sayVerbs.test(after) || jobs.test(wordAt(doc, range.from - 1));
}

/** A name to compare: without a possessive, accents and marks. */
export function keyOf(text: string): string {
  return fold(text)
    .replace(/'s$/, "")
    .replace(/[^\p{L}\s'-]/gu, "")
    .trim();
}
