import { expect, test } from "vitest";
import { textIn } from "../text.ts";
import { loadRecordingDetail } from "./details/load-recording-detail.ts";
import { fieldLabels } from "./field-labels.ts";
import { recordings } from "./recordings.ts";
import { coachingMoments, dealsAtRisk, forecastChanges } from "./team-week.ts";

test.each(["nl", "en"])(
  "what a manager is told was said in the conversation that it rests on (%s)",
  async (language) => {
    for (const { recording, quote } of [...dealsAtRisk, ...forecastChanges, ...coachingMoments]) {
      const { conversation } = await loadRecordingDetail(recording);
      const said = conversation.map(({ text }) => textIn(text, language));
      expect(said.some((turn) => turn.includes(textIn(quote, language)))).toBe(true);
    }
  },
);

test("a forecast becomes what reached the CRM as the deal's value, and was what the client was quoted", async () => {
  for (const { recording, before, after } of forecastChanges) {
    const { analysis, conversation } = await loadRecordingDetail(recording);
    const value = analysis?.fields.find(({ label }) => label === fieldLabels.dealValue)?.value;
    expect(value).toEqual({ euros: after });
    const said = conversation.map(({ text }) => textIn(text, "en")).join(" ");
    if (before) expect(said).toContain(before.toLocaleString("en"));
  }
});

test("coaching looks at colleagues, not at the manager's own conversations", () => {
  for (const { recording } of coachingMoments)
    expect(recordings.find(({ id }) => id === recording)?.owner).not.toBe("sanne");
});
