import { type Document, type Range, wordAt, wordsBeside, wordsOf } from "../text/document.ts";
import type { Structure } from "../text/turns.ts";

/** Everyday tools, which no vendor competes for. */
const TOOL =
  /(?:^| )((?:(?:pen|potlood) en )?papier|(?:pen and )?paper|excel(?:sheets?|lijst(?:en|je|jes)?)?|google sheets|spreadsheets?|whiteboards?|planbord(?:en)?|outlook|whatsapp|post-its?|briefjes)$/;
/** Words after which a tool is what they work with, or want to leave. */
const USED =
  /\b(?:(?:gebruik\w*|werk(?:t|en)|plan(?:t|nen)|doe(?:t|n)|houd(?:t|en)|zit(?:ten)?|draai(?:t|en)|registre\w+|huidig\w*|us(?:e|es|ing)|work(?:s|ing)?|run(?:s|ning)?|plan(?:s|ning)?|track(?:s|ing)?|keep(?:s|ing)?|manag(?:e|es|ing)|do(?:es|ing)|liv(?:e|es|ing)|current|replac\w+|vervang\w+)\b[^.;]{0,40}|(?:nu|nog|alles|momenteel|now|still|everything|currently|mostly)(?: [^ .;]+){0,3} (?:in|op|met|via|on|with)(?: een| a| the| de| hun| their)?|(?:a[fv] van|rid of|off|weg bij|from)(?: een| a| the| de| hun| their)?)$/;
const NOT_USED =
  /\b(?:i|ik|we|wij|send\w*|stu\w*|mail\w*|\w*port\w*|downloa\w+|upload\w*|koppel\w*|integrat\w*|connect\w*|sync\w*|zet|put|print\w*|geen|niet|nooit|no|not|never|don't|doesn't|used to|vroeger|ever|ooit|zonder|without|instead|plaats|bijlage|attached|overzicht|contract|offerte|quote|akkoord|agreed|figures|cijfers)\b[^.;]{0,30}$/;

/** Returns the everyday tools that the client works with now: a spreadsheet, paper, a whiteboard. */
export function findTools(doc: Document, { sides }: Structure): Range[] {
  return doc.tokens.flatMap(({ sentence }, at) => {
    const [, tool] = TOOL.exec(wordsOf(doc, { from: at - 2, to: at + 1 })) ?? [];
    if (!tool) return [];
    const from = at + 1 - tool.split(" ").length;
    const [before] = wordsBeside(doc, { from, to: at + 1 }, 8);
    const isAsked = wordAt(doc, (doc.sentences[sentence + 1] ?? 0) - 1) === "?";
    if (sides[sentence] === "seller" || isAsked || NOT_USED.test(before) || !USED.test(before)) return [];
    return [{ from, to: at + 1 }];
  });
}
