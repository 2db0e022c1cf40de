import { type Document, type Range, wordAt, wordsBeside, wordsOf } from "../text/document.ts";
import type { Structure } from "../text/turns.ts";

/** Everyday tools, which no vendor competes for. */
const TOOL =
  /(?:^| )((?:(?:pen|potlood) en )?papier|(?:pen and )?paper|excel\w*|google sheets|spreadsheets?|whiteboards?|planbord(?:en)?|outlook|whatsapp|post-its?|briefjes)$/;
/** Words after which a tool is what they work with, or want to leave. */
const USED =
  /\b((gebruik|werk|plan|houd|zit|draai|huidig|us(e|ing)|work|run|track|keep|manag|liv|current|replac|vervang|do(e|ing))\w*\b[^.;]{0,40}|(nu|nog|alles|now|still|everything|mostly)( [^ .;]+){0,3} (in|op|met|via|on|with)( een| a| the| de| hun| their)?|(a[fv] van|rid of|off)( een| a| the| de| hun| their)?)$/;
const NOT_USED =
  /\b(i|ik|we|wij|send\w*|stu\w*|\w*port\w*|\w+load\w*|koppel\w*|integrat\w*|sync\w*|zet|put|geen|niet|no|not|never|\w+n't|without|zonder|offerte|quote|cijfers|figures)\b[^.;]{0,30}$/;

/** Returns the everyday tools that the client works with now: a spreadsheet, paper, a whiteboard. */
export function findTools(doc: Document, { sides }: Structure): Range[] {
  return doc.tokens.flatMap(({ sentence }, at) => {
    const [, tool] = TOOL.exec(wordsOf(doc, at - 2, at + 1)) ?? [];
    if (!tool) return [];
    const from = at + 1 - tool.split(" ").length;
    const [before] = wordsBeside(doc, { from, to: at + 1 }, 8);
    const isAsked = wordAt(doc, (doc.sentences[sentence + 1] ?? 0) - 1) === "?";
    if (sides[sentence] === "seller" || isAsked || NOT_USED.test(before) || !USED.test(before)) return [];
    return [{ from, to: at + 1 }];
  });
}
