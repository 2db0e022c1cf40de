import { FIRST_NAMES } from "../languages/shared.ts";
import { type Document, fold, type Range, sentenceOf, wordsOf } from "./document.ts";

/** The speaker of a sentence. "Unknown" in a note is the seller; "history" is an earlier email that a reply quotes. */
export type Side = "seller" | "client" | "unknown" | "history";

export type Structure = {
  style: "note" | "transcript" | "mail";
  /** For each sentence, who says it. */
  sides: readonly Side[];
  /** Names of the client's side that stand for themselves: speakers, the sender of an email. */
  speakers: readonly Range[];
  /** The client's company, as the signature of an email has it. */
  company?: Range | undefined;
  /** Names of the seller's side, in lower case: a greeting, a colleague's signature. */
  own: readonly string[];
};

/** "Q. …" and "A. …". */
const LETTER = /^([QA])()\.(?=\s)/;
const LINE = /^(?:>\s*)?(?:\[[\d:.]+\]\s*)?(\p{Lu}[\p{L}\d.'’ -]{0,40}?)(?:\s*\(([^()]{1,20})\))?\s*:(?=\s)/u;
const SELLER =
  /^(verko(op|per)|rep|seller|sales|interviewer|caller|beller|q|advis(eur|or|er)|agent|account ?manager|ik|me|us|wij|collega|coworker|colleague|vraag|(binnen|buiten)dienst|monteur|ae|v)$/;
const CLIENT = /^(klant|client|customer|prospect|a|antwoord|buyer|inkoper|koper|lead|k)$/;
/** "Speaker 2", "Pluimveehouder": not a name. */
const ROLE = /\d|^(?!.* )\p{L}+(houder|eigenaar|maker|bouwer|owner|farmer|keeper|manager|meester)$/u;
const GREETING =
  /^(?:>\s*)?(?:hi|hey|hello|dear|beste|hoi|hallo|dag|geachte|goede?(?:morgen|middag)|(?:good )?(?:morning|afternoon))\s+(?!all\b|allen\b|allemaal|team\b|everyone|folks|there\b)([\p{L}.'’ -]{2,40}?)\s*(?:,|–|-|$)/iu;
const CLOSING =
  /^(>\s*)?((\p{L}+ ){0,2}groet(en|jes)?|gr|mvg|hoogachtend|(\p{L}+ )?(regards|sincerely|thanks)|(all (the )?)?best|cheers)(?!\p{L})\s*[,.!]?\s*(\p{Lu}[\p{L}.'’" -]+)?$/iu;
const HISTORY =
  /^(>\s*)?((on|op)\s.{4,80}\s(wrote|schreef)\b.*:|-{2,}\s*(original|oorspronkelijk|forwarded|doorgestuurd).*)$/i;
const HEADER = /^(>\s*)?(van|from|onderwerp|subject|aan|to|datum|date|re|fwd?)\s*:/i;

/** Detects whether a text is a note, a conversation or an email, and who says what. */
export function structureOf(doc: Document): Structure {
  const lines = linesOf(doc);
  return transcript(doc, lines) ?? mail(doc, lines) ?? note(doc, lines);
}

/** A note may begin with a greeting to its reader, who isn't the client. */
function note(doc: Document, [first]: readonly Line[]): Structure {
  const reader = fold(GREETING.exec(first?.text ?? "")?.[1] ?? "");
  const isKnown = doc.accounts.some(({ people }) => people.some((full) => fold(full).startsWith(reader)));
  return { style: "note", sides: [], speakers: [], own: reader && !isKnown ? [reader] : [] };
}

type Line = { text: string; start: number };

function linesOf({ text }: Document): Line[] {
  const lines: Line[] = [];
  for (const match of text.matchAll(/[^\n]+/g)) {
    const trimmed = match[0].trimStart();
    if (trimmed)
      lines.push({ text: trimmed.slice(0, 400), start: match.index + match[0].length - trimmed.length });
  }
  return lines;
}

function transcript(doc: Document, lines: readonly Line[]): Structure | undefined {
  const turns = lines.flatMap((line) => {
    const match = LINE.exec(line.text) ?? LETTER.exec(line.text);
    const [whole = "", name = "", note = ""] = match ?? [];
    if (!match || HEADER.test(line.text) || name.split(" ").length > 4) return [];
    return [{ name, note, start: line.start + whole.indexOf(name), key: fold(name) }];
  });
  const labels = new Set(turns.map(({ key }) => key));
  if (turns.length < 3 || turns.length < lines.length * 0.6 || labels.size === turns.length) return undefined;
  const known = doc.accounts.flatMap(({ people }) => people).map(fold);
  // Of "Advisor" and "Caller", the caller is the client.
  const isCaller = (key: string) =>
    /^(caller|beller)$/.test(key) && [...labels].some((other) => other !== key && SELLER.test(other));
  const isOwn = (key: string, note: string) =>
    (SELLER.test(key) && !isCaller(key)) || /\b(wij|us|sales|verkoop|verkoper|rep)\b/i.test(note);
  const isTheirs = (key: string) =>
    CLIENT.test(key) || known.some((full) => full === key || full.startsWith(`${key} `));
  const owns = new Set(turns.filter(({ key, note }) => isOwn(key, note)).map(({ key }) => key));
  const theirs = new Set([...labels].filter((key) => !owns.has(key) && (owns.size > 0 || isTheirs(key))));
  const asker = theirs.size === 0 && labels.size === 2 ? mostQuestions(lines, turns) : undefined;
  if (asker) for (const key of labels) if (key !== asker) theirs.add(key);
  if (theirs.size > 0) for (const key of labels) if (!theirs.has(key)) owns.add(key);
  const sideOf = (key: string): Side => (owns.has(key) ? "seller" : theirs.has(key) ? "client" : "unknown");
  const sides: Side[] = [];
  doc.sentences.slice(0, -1).forEach((from, sentence) => {
    const start = doc.tokens[from]?.start ?? 0;
    const turn = turns.findLast(
      (one) =>
        one.start <= start + 12 &&
        one.start <= (doc.tokens[(doc.sentences[sentence + 1] ?? 1) - 1]?.start ?? 0),
    );
    sides[sentence] = turn ? sideOf(turn.key) : "unknown";
  });
  const speakers = turns.filter(
    ({ key }, index) =>
      theirs.has(key) &&
      key.length > 1 &&
      !CLIENT.test(key) &&
      !SELLER.test(key) &&
      !ROLE.test(key) &&
      turns.findIndex((one) => one.key === key) === index,
  );
  return {
    style: "transcript",
    sides,
    speakers: speakers.map(({ name, start }) => rangeAt(doc, start, name.length)),
    own: [...labels].filter((key) => owns.has(key) || SELLER.test(key) || CLIENT.test(key)),
  };
}

/** The one who asks more is the seller; if both ask as much, the one who begins. */
function mostQuestions(lines: readonly Line[], turns: readonly { start: number; key: string }[]) {
  const questions = new Map(turns.map(({ key }) => [key, 0]));
  for (const { text, start } of lines) {
    const key = turns.findLast((turn) => turn.start < start + text.length)?.key ?? "";
    questions.set(key, (questions.get(key) ?? 0) + (text.match(/\?/g)?.length ?? 0));
  }
  return [...questions].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function mail(doc: Document, all: readonly Line[]): Structure | undefined {
  const old = all.findIndex(({ text }) => HISTORY.test(text));
  // A forwarded email is what the note is about.
  const isForwarded = /forwarded|doorgestuurd/i.test(all[old]?.text ?? "");
  const lines = isForwarded ? all.slice(old + 1) : old > 0 ? all.slice(0, old) : all;
  const greeting = lines
    .slice(0, 6)
    .map((line) => GREETING.exec(line.text)?.[1])
    .find(Boolean);
  const sender = lines.findIndex(({ text }) => /^(>\s*)?(van|from)\s*:/i.test(text));
  const closing = lines.findLastIndex(
    ({ text }, index) => index > 0 && (CLOSING.test(text) || isClosing(lines, index)),
  );
  if (sender < 0 && (closing < 0 || !(greeting || lines.length > 2))) return undefined;
  const signature = lines.slice(Math.max(closing, 0), closing < 0 ? 0 : closing + 4);
  const name = signatureName(signature);
  const known = doc.accounts.flatMap(({ people }) => people).map(fold);
  const key = fold(name?.text ?? "").replace(/["“”]/g, "");
  const hasCompany =
    /,\s*\S/.test(signature[0]?.text ?? "") ||
    signature.slice(1).some(({ text }) => fold(text).split(/[|,]/)[0]?.trim() !== key);
  const reader = fold(greeting ?? "");
  const isToClient =
    known.some((full) => reader !== "" && full.startsWith(reader)) ||
    signature.some(({ text }) => SELLER.test(fold(text).trim()));
  const isClient =
    sender >= 0 ||
    (!isToClient &&
      key !== "" &&
      (known.some(
        (full) =>
          key.split(" ").every((word) => full.includes(word)) ||
          full.split(" ").every((word) => key.includes(word)),
      ) ||
        (key.includes(" ") && hasCompany)));
  const border = (old > 0 || isForwarded ? all[old]?.start : undefined) ?? doc.text.length;
  const sides = doc.sentences.slice(0, -1).map((from): Side => {
    const isBefore = (doc.tokens[from]?.start ?? 0) < border;
    if (!isForwarded && !isBefore) return "history";
    return isClient && isBefore !== isForwarded ? "client" : "seller";
  });
  const addressee = isClient
    ? undefined
    : lines
        .slice(0, 6)
        .map((line) => nameIn(line, GREETING))
        .find(Boolean);
  const addressed = lines.map((line) => nameIn(line, /^(?:aan|to)\s*:\s*([^<,]+)/i)).find(Boolean);
  const headed = sender < 0 ? undefined : nameIn(lines[sender], /:\s*(.+)$/);
  const speaker = isClient ? (headed ?? name) : addressee;
  return {
    style: "mail",
    sides,
    speakers: speaker ? [rangeAt(doc, speaker.start, speaker.text.length)] : [],
    company: isClient ? companyIn(doc, signature, key) : undefined,
    // With the greeting above a forwarded email
    own: [
      ...(isClient ? [reader, addressed?.text] : [key]),
      isForwarded && GREETING.exec(all[0]?.text ?? "")?.[1],
    ]
      .map((name) => fold(name || ""))
      .filter(Boolean),
  };
}

/** "Dept. purchasing", "wagenparkbeheer": in a signature or before a name, not a company or a job. */
export const DEPARTMENT =
  /^(afdeling |dept\.? )?\p{L}*(beheer|koop|zaken|administratie|sales|procurement|purchasing|operations|ops|finance|office|facilitair|partner|hr|ict|it)$/iu;

/** The line below the sender's name, unless it states a job, an address or a number. */
function companyIn(doc: Document, lines: readonly Line[], key: string): Range | undefined {
  const at = lines.findIndex(({ text }) => key !== "" && fold(text).startsWith(key)) + 1;
  const { jobs, sayVerbs } = doc.grammar;
  const isJob = (part: string) =>
    fold(part)
      .split(/[\s-]+/)
      .some((word) => jobs.test(word) || sayVerbs.test(word));
  for (const { text, start } of at > 0 ? lines.slice(at, at + 3) : []) {
    // "Wagenparkbeheer, Koeriersbedrijf Pijlsnel"
    const parts = text.split(/\s*(?:[,|(]| [–-] )\s*/).filter((one) => !DEPARTMENT.test(one));
    // "manager zorg, Thuiszorg de Linde", "Director of Facilities, Lindqvist Biologics"
    const names = parts.filter((one) => /^\p{Lu}/u.test(one));
    const name = names.find((one) => !isJob(one)) ?? "";
    if (name === "" && names.length > 0) continue;
    if (!/^[^@:\d]{2,50}$/.test(name) || name.split(/[\s-]+/).length > 5) return undefined;
    return rangeAt(doc, start + text.indexOf(name), name.length);
  }
  return undefined;
}

/** A few words with a comma, before a line that begins with a name. */
function isClosing(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1]?.text ?? "";
  return (
    index >= lines.length - 5 &&
    /^(>\s*)?\p{Lu}[\p{L}' ]{2,30},$/u.test(lines[index]?.text ?? "") &&
    /^(>\s*)?\p{Lu}\p{Ll}+( [\p{L}.'-]+){0,4}$/u.test(next)
  );
}

function signatureName(lines: readonly Line[]): Line | undefined {
  const [first, second, third] = lines;
  if (!first) return undefined;
  // "Gabe" above "Gabriel Santoro"
  const full = nameIn(third, /^(\p{Lu}\p{Ll}+( [\p{L}.'-]+){1,3})$/u);
  if (full && !second?.text.includes(" ") && FIRST_NAMES.has(fold(full.text).split(" ")[0] ?? ""))
    return full;
  const same = nameIn(first, /^(?:groet(?:en|jes)?|gr|best|cheers|thanks|regards)\s*,\s*(\p{Lu}.+)$/iu);
  return same ?? nameIn(second, /^(?:>\s*)?((?:[^,|(]*\p{Lu}\. \(\p{L}+\))?[^,|(]+)/u);
}

function nameIn(line: Line | undefined, pattern: RegExp): Line | undefined {
  const match = line ? pattern.exec(line.text) : null;
  const name = match?.[1]?.trim().replace(/(?<!\p{Lu}\. ?)\s*[<(].*$/u, "");
  if (!line || !match || !name || name.length > 60 || !/\p{Ll}/u.test(name)) return undefined;
  return { text: name, start: line.start + match.index + match[0].indexOf(name) };
}

function rangeAt({ tokens }: Document, start: number, length: number): Range {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  let to = low;
  while (to < tokens.length && (tokens[to]?.start ?? 0) < start + length) to++;
  return { from: low, to };
}

const OPENING = {
  nl: /^((hee|hoi|hallo|ja|nou|even) ?,? ?)*(met|ik ben)$/,
  en: /^((hi|hey|hello) ?,? ?)*(it's|this is|i'm)$/,
};

/** "Rep: This is Dale from …", "hoi met Sanne": the seller says who is speaking. */
export function isIntroduction(doc: Document, { style, sides }: Structure, { from }: Range): boolean {
  const sentence = sentenceOf(doc, from);
  const isSeller = sides[sentence] === "seller" && style === "transcript";
  const before = wordsOf(doc, isSeller ? Math.max(0, from - 4) : 0, from);
  const opening = isSeller
    ? /(^|[:,.!] )((je|u) spreekt met|i'm|ik ben|my name is|mijn naam is|met|it's|this is)$/
    : OPENING[doc.language];
  // "Met Tim Aydin gesproken"
  const isTalk = /\b(gesproken|gebeld|overlegd|geluncht|gezeten)\b/.test(
    wordsOf(doc, from, doc.cased ? (doc.sentences[sentence + 1] ?? from) : from + 8),
  );
  const isKnown = doc.accounts.some(({ people }) =>
    people.some((full) => fold(full).startsWith(`${doc.tokens[from]?.word} `)),
  );
  return (isSeller || (style === "note" && from < 6 && !isTalk && !isKnown)) && opening.test(before);
}
