import { type Document, type Range, wordAt, wordsBeside } from "../text/document.ts";
import type { Structure } from "../text/turns.ts";

/** The kind of a product, which ends its name: "mobile app", "planningsmodule". */
const HEAD =
  /^(.*?)-?(module|add-?on|pakket(ten)?|package|portaal|portal|app|koppeling(en)?|integration|abonnement)s?$/u;
/** Not a part of a product's name. */
const PLAIN =
  /^(.|de|het|een|die|dat|onze|hun|deze|en|of|ook|nieuwe?|extra|voor|met|the|an|our|your|their|that|this|and|or|also|new|for|with|to|in|whats|snel)$/;
/** Words after which a product is what they want. */
const WANTED =
  /\b(wil\w*|zoek(t|en)|interesse in|vra(agt|gen) (om|naar)|offerte voor|neemt|nemen|want(s|ed)?|needs?|interested in|ask(s|ed) (for|about)|looking (for|at)|quote (for|on)|going for)\b[^.;?]{0,50}$/;
const NOT_WANTED =
  /\b(ik|i|geen|niet|no|not|\w+n't|without|zonder|eigen|own|huidige|current|if|als)\b[^.;]{0,30}$/;

/** Returns the seller's products that the client wants, by the words they were named with. */
export function findProducts(doc: Document, { sides }: Structure): Range[] {
  const named = (at: number) => doc.tokens[at]?.kind === "word" && !PLAIN.test(wordAt(doc, at));
  const found = doc.tokens.flatMap(({ sentence }, at) => {
    const [, first] = HEAD.exec(wordAt(doc, at)) ?? [];
    if (first === undefined || sides[sentence] === "seller") return [];
    const from = first || !named(at - 1) ? at : at - 1;
    if (from === at && (first.length < 3 || PLAIN.test(first))) return [];
    const [before] = wordsBeside(doc, { from, to: at + 1 }, 9);
    return WANTED.test(before) && !NOT_WANTED.test(before) ? [{ from, to: at + 1 }] : [];
  });
  return found.filter(
    ({ to }, index) => found.findIndex((one) => wordAt(doc, one.to - 1) === wordAt(doc, to - 1)) === index,
  );
}
