import { sampleConversation } from "@voxlog/demo-data/sample-conversation";
import { textIn } from "@voxlog/demo-data/text";
import { languages } from "@voxlog/texts";
import { expect, test } from "vitest";
import { momentsOf } from "./use-audio-playback.ts";

test("a mark's time is its share of the sentence's letters", () => {
  expect(momentsOf({ text: "For 48 or so, 50", span: [10, 18] }, ["48", "50"])).toEqual([13, 18]);
});

test("the hero's sentences say one mark for each of the four fields in every language", () => {
  const { agreement, analysis } = sampleConversation;
  for (const language of languages) {
    const marks = analysis.entities.map((entity) => textIn(entity, language));
    const counts = agreement.map(
      ({ text }) => momentsOf({ text: textIn(text, language), span: [0, 1] }, marks).length,
    );
    expect(counts, language).toEqual([2, 2]);
  }
});
