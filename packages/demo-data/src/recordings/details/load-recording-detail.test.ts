import { expect, test } from "vitest";
import { textIn } from "../../text.ts";
import type { RecordingDetail } from "../recording-detail.ts";
import { type Recording, type RecordingId, recordings } from "../recordings.ts";
import { loadRecordingDetail } from "./load-recording-detail.ts";

const languages = ["nl", "en"] as const;
const loaded: { recording: Recording & { id: RecordingId }; detail: RecordingDetail }[] = await Promise.all(
  recordings.map(async (recording) => ({ recording, detail: await loadRecordingDetail(recording.id) })),
);
const analyzed = loaded.map((each) => ({ ...each, analysis: each.detail.analysis }));

function pairsIn(value: unknown): { nl: string; en: string }[] {
  if (typeof value !== "object" || value === null) return [];
  if ("nl" in value && "en" in value) return [value as { nl: string; en: string }];
  return Object.values(value).flatMap(pairsIn);
}

test("a recording's detail has a conversation of both sides without empty turns", () => {
  for (const { recording, detail } of loaded) {
    expect(new Set(detail.conversation.map(({ speaker }) => speaker)).size, recording.id).toBe(2);
    for (const { text } of detail.conversation)
      for (const language of languages) expect(textIn(text, language).trim(), recording.id).not.toBe("");
  }
});

test("a recording's detail has every text in both languages", () => {
  for (const { recording, detail } of loaded)
    for (const { nl, en } of pairsIn([detail.conversation, detail.analysis])) {
      expect(nl.trim(), recording.id).not.toBe("");
      expect(en.trim(), recording.id).not.toBe("");
    }
});

test("a recording's detail has different texts in Dutch and English", () => {
  for (const { detail } of loaded)
    for (const { text } of detail.conversation)
      if (typeof text !== "string") expect(text.nl).not.toBe(text.en);
});

test.each(languages)("an analysis names only entities that occur in the conversation (%s)", (language) => {
  for (const { recording, detail, analysis } of analyzed) {
    const transcript = detail.conversation.map(({ text }) => textIn(text, language)).join("\n");
    for (const entity of analysis.entities)
      expect(transcript, `${recording.id}: ${textIn(entity, language)}`).toContain(textIn(entity, language));
  }
});

test("an analysis sets the task's due date after the conversation", () => {
  for (const { recording, analysis } of analyzed)
    expect(analysis.dueDate > recording.date.slice(0, 10), recording.id).toBe(true);
});

test("an analysis changes every CRM field that it fills", () => {
  for (const { recording, analysis } of analyzed) {
    for (const { label, value, before } of analysis.fields) {
      expect(before, `${recording.id}: ${textIn(label, "en")}`).not.toEqual(value);
    }
  }
});

test("an analysis fills each CRM field once", () => {
  for (const { recording, analysis } of analyzed) {
    expect(analysis.fields.length, recording.id).toBeGreaterThan(2);
    expect(new Set(analysis.fields.map(({ label }) => label)).size).toBe(analysis.fields.length);
  }
});

test("the analyses include every kind of update", () => {
  const kinds = analyzed.flatMap(({ analysis }) => analysis.updates.map(({ type }) => type));
  expect(new Set(kinds)).toEqual(
    new Set(["call", "task", "linkedin", "personality", "note", "description", "sentiment"]),
  );
});

test("an analysis links only to reserved domains", () => {
  for (const { analysis } of analyzed)
    for (const update of analysis.updates)
      if (update.type === "linkedin") expect(new URL(update.url).hostname).toMatch(/\.example$/);
});
