import type { Evidence, Extraction } from "@voxlog/extract";
import type { InstructionEffects } from "./instructions.ts";

/** Words about private matters, which some instructions exclude. */
const PRIVATE =
  /gezondheid|ziek|operatie|zwanger|burn-?out|kerk|geloof|moskee|kinderen|scheiding|health|illness|sick|surgery|pregnant|church|faith|religion|mosque|children|divorce/iu;

/** Returns the facts that the instructions let the CRM store. */
export function storable(found: Extraction, { discreet, omitsCompetitors }: InstructionEffects): Extraction {
  const { companies, objections, nextSteps, sentiment } = found;
  const left = companies.filter(({ role }) => omitsCompetitors && role === "competitor");
  const isStorable = (words: string, { sentence }: Evidence) =>
    !(discreet && PRIVATE.test(sentence)) &&
    !left.some(({ name, text }) => words.includes(name) || words.includes(text));
  return {
    ...found,
    companies: companies.filter((company) => !left.includes(company)),
    objections: objections.filter((each) => isStorable(each.text, each)),
    nextSteps: nextSteps.filter((each) => isStorable(each.sentence, each)),
    sentiment: sentiment && isStorable(sentiment.sentence, sentiment) ? sentiment : null,
  };
}
