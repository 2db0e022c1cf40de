import { fieldLabels, sentimentNames } from "@voxlog/demo-data/field-labels";
import type { CrmField } from "@voxlog/demo-data/recording-detail";
import { expect, test } from "vitest";
import { coachingMomentIn, type Line, measureTalk, risksIn, talkRatio, timeOf } from "./measures.ts";

const conversation: Line[] = [
  { speaker: "seller", text: "Hoe gaat het nu? En wie beslist er uiteindelijk?" },
  { speaker: "client", text: "Ik teken zelf, voor 30.000 euro per jaar. Maar wij kijken ook naar FieldPro." },
  { speaker: "seller", text: "Dan stuur ik een offerte." },
];

test("the measures of a talk count both sides' words, the seller's questions and the longest turn", () => {
  expect(measureTalk([conversation])).toEqual({
    conversations: 1,
    sellerWords: 14,
    clientWords: 14,
    questions: 2,
    longestTurn: 9,
  });
  expect(talkRatio(measureTalk([conversation]))).toBe(0.5);
});

test("the measures of a talk leave out a dictated note, which has one voice", () => {
  expect(measureTalk([[{ speaker: "seller", text: "Ik kom net bij Van Dijk vandaan." }]]).conversations).toBe(
    0,
  );
  expect(coachingMomentIn([{ speaker: "seller", text: "Wie beslist er?" }])).toBeNull();
});

test("the time of a transcript's line is estimated from the share of words before it", () => {
  expect([0, 1, 2].map((line) => timeOf(conversation, line, 280))).toEqual([0, 90, 230]);
});

const field = (label: CrmField["label"], line: number): CrmField => ({
  label,
  value: "FieldPro",
  line,
});

test("the risks of a conversation are the fields about one, the most serious first", () => {
  const fields = [field(fieldLabels.competitor, 1), field(fieldLabels.amount, 1), field(fieldLabels.risk, 2)];
  const { risks, weight } = risksIn({ fields, updates: [], nextStep: "Offerte sturen" });
  expect(risks.map(({ line }) => line)).toEqual([2, 1]);
  expect(weight).toBe(6);
});

test("a conversation's negative tone and missing next step are risks", () => {
  const updates = [{ type: "sentiment", title: sentimentNames.negative, description: "Boos." }] as const;
  const { risks } = risksIn({ fields: [], updates, nextStep: "" });
  expect(risks.map(({ kind }) => kind)).toEqual(["mood", "noNextStep"]);
});

test.each([
  ["Wie beslist er uiteindelijk?", "decision"],
  ["Who signs the contract at your end?", "decision"],
  ["Kijken jullie ook naar een concurrent?", "competition"],
  ["What would make this a success?", "success"],
  ["Is er al budget voor?", "budget"],
  ["Sinds wanneer speelt het?", "cause"],
  ["Als jullie twee jaar tekenen, kan ik iets doen. Is dat wat?", "trade"],
  ["Mooi weer, hè?", null],
])("a coaching moment in “%s” is of the kind %s", (text, kind) => {
  const answer = {
    speaker: "client",
    text: "Dat is een goede vraag, daar moet ik even over nadenken.",
  } as const;
  expect(coachingMomentIn([{ speaker: "seller", text }, answer])?.kind ?? null).toBe(kind);
});

test("a coaching moment is advice when the seller talks most, or asks nothing", () => {
  const monologue: Line[] = [
    { speaker: "seller", text: "Wij doen alles zelf. Echt alles, van begin tot eind. Ziet u?" },
    { speaker: "client", text: "Ja." },
  ];
  expect(coachingMomentIn(monologue)).toMatchObject({ kind: "talkative", quote: "Wij doen alles zelf." });
  const [first, ...rest] = monologue;
  const silent = [{ speaker: "seller", text: first?.text.replace(" Ziet u?", "") ?? "" } as const, ...rest];
  expect(coachingMomentIn(silent)?.kind).toBe("noQuestion");
});
