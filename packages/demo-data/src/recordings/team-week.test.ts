import { expect, test } from "vitest";
import { textIn } from "../text.ts";
import { loadRecordingDetail } from "./details/load-recording-detail.ts";
import { fieldLabels } from "./field-labels.ts";
import { recordings } from "./recordings.ts";
import { coachingMoments, dealsAtRisk, forecastChanges } from "./team-week.ts";

test.each(["nl", "en"])("the manager's findings quote their conversations (%s)", async (language) => {
  for (const { recording, quote } of [...dealsAtRisk, ...forecastChanges, ...coachingMoments]) {
    const { conversation } = await loadRecordingDetail(recording);
    const spoken = conversation.map(({ text }) => textIn(text, language));
    expect(spoken.some((turn) => turn.includes(textIn(quote, language)))).toBe(true);
  }
});

test("a forecast changes from the quoted value to the deal's value in the CRM", async () => {
  for (const { recording, before, after } of forecastChanges) {
    const { analysis, conversation } = await loadRecordingDetail(recording);
    const value = analysis?.fields.find(({ label }) => label === fieldLabels.dealValue)?.value;
    expect(value).toEqual({ euros: after });
    const spoken = conversation.map(({ text }) => textIn(text, "en")).join(" ");
    if (before) expect(spoken).toContain(before.toLocaleString("en"));
  }
});

test("coaching moments are from colleagues' conversations, not the manager's", () => {
  for (const { recording } of coachingMoments)
    expect(recordings.find(({ id }) => id === recording)?.owner).not.toBe("sanne");
});
