import { fieldLabels, sentimentNames } from "@voxlog/demo-data/field-labels";
import type { Analysis, FieldValue, Speaker } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";

/** A turn in a conversation, in one language. */
export type Line = { speaker: Speaker; text: string };

/** How a seller talks in one or more conversations. */
export type Talk = {
  conversations: number;
  sellerWords: number;
  clientWords: number;
  /** Questions that the seller asked. */
  questions: number;
  /** Words in the seller's longest turn. */
  longestTurn: number;
};

/** Counts words and questions. A dictated note has one voice and isn't counted. */
export function measureTalk(conversations: readonly (readonly Line[])[]): Talk {
  const talk: Talk = { conversations: 0, sellerWords: 0, clientWords: 0, questions: 0, longestTurn: 0 };
  for (const lines of conversations.filter((lines) => lines.some(({ speaker }) => speaker === "client"))) {
    talk.conversations++;
    for (const { speaker, text } of lines) {
      const words = countWords(text);
      if (speaker === "client") talk.clientWords += words;
      else {
        talk.sellerWords += words;
        talk.questions += questionsIn(text).length;
        talk.longestTurn = Math.max(talk.longestTurn, words);
      }
    }
  }
  return talk;
}

/** Returns the seller's share of the words, from 0 to 1. */
export function talkRatio({ sellerWords, clientWords }: Talk): number {
  return sellerWords / Math.max(1, sellerWords + clientWords);
}

/** Returns when a line was said, in seconds, if both sides speak equally fast. */
export function timeOf(lines: readonly Line[], line: number, duration: number): number {
  const words = (some: readonly Line[]) => some.reduce((sum, { text }) => sum + countWords(text), 0);
  return Math.floor((duration * words(lines.slice(0, line))) / Math.max(1, words(lines)));
}

/** A sign that a deal is at risk. Without a line, it's about the entire conversation. */
export type Risk = { line: number | null } & (
  | { kind: "field"; label: Text; value: FieldValue }
  | { kind: "mood" | "noNextStep" }
);

/** CRM fields that tell about a risk, with their weight. */
const RISKY_FIELDS = new Map<Text, number>([
  [fieldLabels.risk, 5],
  [fieldLabels.lossReason, 4],
  [fieldLabels.blocker, 3],
  [fieldLabels.objection, 3],
  [fieldLabels.competitor, 1],
]);

/** Returns the signs of risk in an analysis, the most serious first, and their total weight. */
export function risksIn({ fields, updates, nextStep }: Pick<Analysis, "fields" | "updates" | "nextStep">): {
  risks: Risk[];
  weight: number;
} {
  const found: [Risk, number][] = fields.flatMap(({ label, value, line }) => {
    const weight = RISKY_FIELDS.get(label);
    return weight ? [[{ kind: "field", label, value, line }, weight] as [Risk, number]] : [];
  });
  const isNegative = updates.some(
    (update) => update.type === "sentiment" && update.title === sentimentNames.negative,
  );
  if (isNegative) found.push([{ kind: "mood", line: null }, 3]);
  if (nextStep === "") found.push([{ kind: "noNextStep", line: null }, 2]);
  found.sort(([, one], [, other]) => other - one);
  return {
    risks: found.map(([risk]) => risk),
    weight: found.reduce((sum, [, weight]) => sum + weight, 0),
  };
}

/** Questions that help a deal along, in both languages. The first that fits counts. */
const GOOD_QUESTIONS = [
  ["decision", /\bwie (beslist|tekent|gaat daar)|\bwho\b.*\b(decides?|decision|signs?|in charge)\b/i],
  [
    "competition",
    /\bnaar (iets |iemand )?anders?(en)?\b|\bconcurrent|\banyone else\b|\bcompetitor|\bcompetition/i,
  ],
  ["success", /\bgeslaagd\b|\bwanneer is het goed\b|\ba success\b|\bsucceed/i],
  ["budget", /\bbudget/i],
  [
    "cause",
    /\b(aanleiding|doorslag|sinds wanneer)\b|\b(prompted|won (him|her|them|you) over|when did it)\b/i,
  ],
] as const;

/** Asks something in return for a concession. */
const TRADE = /\b(als|if) (jullie|je|u|you)\b.*\b(kan ik|i can|i could)\b/i;
/** Share of the words from which a seller talks too much. */
const MAX_TALK_RATIO = 0.55;

/** A moment that a team can learn from, with its sentence. */
export type CoachingMoment = {
  kind: (typeof GOOD_QUESTIONS)[number][0] | "trade" | "talkative" | "noQuestion";
  line: number;
  quote: string;
};

/** Returns a conversation's most instructive moment; null if there is none. */
export function coachingMomentIn(lines: readonly Line[]): CoachingMoment | null {
  const talk = measureTalk([lines]);
  if (talk.conversations === 0) return null;
  const turns = lines.flatMap(({ speaker, text }, line) => (speaker === "seller" ? [{ text, line }] : []));
  const longest = turns.find(({ text }) => countWords(text) === talk.longestTurn);
  const advice = talk.questions === 0 ? "noQuestion" : talkRatio(talk) > MAX_TALK_RATIO ? "talkative" : null;
  if (advice && longest)
    return { kind: advice, line: longest.line, quote: sentencesIn(longest.text)[0] ?? "" };
  for (const { text, line } of turns) {
    const quote = sentencesIn(text).find((sentence) => TRADE.test(sentence));
    if (quote) return { kind: "trade", line, quote };
  }
  for (const [kind, pattern] of GOOD_QUESTIONS)
    for (const { text, line } of turns) {
      const quote = questionsIn(text).find((question) => pattern.test(question));
      if (quote) return { kind, line, quote };
    }
  return null;
}

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+(?:[.,’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
const sentencesIn = (text: string) => text.split(/(?<=[.?!])\s+/);
const questionsIn = (text: string) => sentencesIn(text).filter((sentence) => sentence.endsWith("?"));
