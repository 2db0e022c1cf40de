import { type Document, type Range, wordAt, wordsAround, wordsOf } from "./document.ts";

/** Words between two mentions of the same kind that may still correct the first one. */
const REACH = 9;
/** "The twelve kilns are eight kilns", "Rep: Eight thousand? – Client: Seven five" */
const REPLACED =
  /^(are|is|become|became|zijn|wordt|worden)( now| nu)?$|^(eerst|(at )?first) ,$|^well$|^([^ ]+ )?(, )?(ehm?|uhm?|erm)( ,)?$|^\? ([^ ]+ ){1,4}:$/;

/** Whether the speaker takes a mention back: "forty no sorry forty-eight", "was Tuesday but it's now Thursday". */
function isTakenBack(doc: Document, mention: Range, next: Range | undefined): boolean {
  if (isNegated(doc, mention) || isDenied(doc, mention)) return true;
  // "It has to be 5,000, not 500": the second one is wrong.
  if (!next || next.from - mention.to > 18 || isNegated(doc, next)) return false;
  const between = wordsOf(doc, mention.to, next.from);
  if (isAfterthought(doc, between, next.to)) return false;
  const { correction, formerly, now } = doc.grammar;
  if (next.from - mention.to <= REACH && correction.test(between)) return true;
  if (REPLACED.test(between)) return true;
  const before = wordsOf(doc, wordsAround(doc, mention, 6).from, mention.from);
  // "From 40 to 48"
  if (/\b(from|van)$/.test(before)) return /^(\w+ )?(to|naar)( \w+)?$/.test(between);
  // "Our quote was 15,600, they now pay 13,200": two amounts.
  return formerly.test(before) && now.test(between) && !/\b(pay|beta)/.test(between);
}

/** "12 users. Not 12, make that 14" */
function isDenied(doc: Document, { from, to }: Range): boolean {
  const denied = /\b(not|niet|geen)( [€$£])? (\S+)/.exec(wordsOf(doc, to, to + 9))?.[3];
  return doc.tokens
    .slice(from, to)
    .some(({ word, part, kind }) => word === denied && (part || kind === "number"));
}

/** "Six vans, well, seven if the new one comes" */
export function isAfterthought(doc: Document, between: string, to: number): boolean {
  const after = wordsOf(doc, to, to + 2);
  return /^(, )?(nou ja|well)( ,)?$/.test(between) && /^(als|if) (d|h[ei]|ze|the|she)/.test(after);
}

/** Whether the words before a mention deny it: "not 40", "geen tien meer", "ipv 3.840". */
export function isNegated(doc: Document, mention: Range): boolean {
  const { from } = wordsAround(doc, mention, 6);
  return doc.grammar.not.test(wordsOf(doc, from, mention.from));
}

/** "€ 740 (was € 690)": the second one is the old one. */
function isOldValue(doc: Document, mention: Range, last: Range | undefined): boolean {
  if (!last || mention.from - last.to > 8) return false;
  const between = wordsOf(doc, last.to, mention.from);
  // "Down to 38,500 from 41,000"
  if (/^(from|van)$/.test(between) && /^(to|naar)$/.test(wordAt(doc, last.from - 1))) return true;
  return /(\( ?was|\b(up|down) from|voorheen|formerly|previously|eerst|, was)$|^was$/.test(between);
}

/** Drops what is taken back later. */
export function withoutRetracted<T extends Range>(
  doc: Document,
  mentions: readonly T[],
  isAlike: (a: T, b: T) => boolean = () => true,
): T[] {
  const gone = new Set<T>();
  mentions.forEach((mention, index) => {
    if (isOldValue(doc, mention, mentions[index - 1])) gone.add(mention);
    const next = mentions[index + 1];
    if (!isTakenBack(doc, mention, next && isAlike(mention, next) ? next : undefined)) return;
    gone.add(mention);
  });
  return mentions.filter((mention) => !gone.has(mention));
}
