import { fieldLabels, stageNames } from "@voxlog/demo-data/field-labels";
import { loadRecordingDetail } from "@voxlog/demo-data/load-recording-detail";
import type { CrmField } from "@voxlog/demo-data/recording-detail";
import { recordings } from "@voxlog/demo-data/recordings";
import { type Text, textIn } from "@voxlog/demo-data/text";
import { type Extraction, extract } from "@voxlog/extract";
import type { Language } from "@voxlog/texts";
import { expect, test } from "vitest";
import { accounts } from "./client.ts";

/** The values that the extractor has for a field. It has none for the other labels. */
const VALUES = new Map<Text, (found: Extraction, language: Language) => (string | number)[]>([
  [fieldLabels.stage, ({ stage }, language) => (stage ? [textIn(stageNames[stage.value], language)] : [])],
  [fieldLabels.dealValue, ({ amounts }) => ofKind(amounts, "deal").map(({ value }) => value)],
  [fieldLabels.budget, ({ amounts }) => ofKind(amounts, "budget").map(({ value }) => value)],
  [fieldLabels.users, ({ counts }) => counts.map(({ value }) => value)],
  [fieldLabels.startDate, ({ dates }) => ofKind(dates, "start").map(({ from }) => from)],
  [fieldLabels.closeDate, ({ dates }) => ofKind(dates, "deadline").map(({ from }) => from)],
  [fieldLabels.renewalDate, ({ dates }) => ofKind(dates, "expiry").map(({ from }) => from)],
  [fieldLabels.decisionMaker, ({ people }) => inRole(people, "decision_maker").map(({ name }) => name)],
  [fieldLabels.competitor, ({ companies }) => inRole(companies, "competitor").map(({ name }) => name)],
  [fieldLabels.objection, ({ objections }) => objections.map(({ text }) => text)],
]);

const ofKind = <T extends { kind: string }>(items: readonly T[], kind: T["kind"]) =>
  items.filter((item) => item.kind === kind);
const inRole = <T extends { role?: string | undefined }>(items: readonly T[], role: string) =>
  items.filter((item) => item.role === role);

/** Fields that the details state and the extractor doesn't find, with the languages in which it doesn't. */
const GAPS: Record<string, string[]> = {
  "bouwgroep-hartman": ["Stage: nl, en", "Decision maker: nl, en", "Pain point: nl, en"],
  "zonneveld-installaties": ["Stage: nl, en", "Pain point: nl, en", "Risk: nl, en"],
  "van-dijk-logistiek": ["Stage: nl, en", "Competitor: nl, en"],
  "albers-facility": ["Stage: nl, en", "Pain point: nl, en"],
  "lumen-energie": ["Stage: nl", "Decision maker: nl, en"],
  "northgate-medical": [
    "Stage: nl, en",
    "Decision maker: nl, en",
    "Risk: nl, en",
    "Expected close date: nl, en",
  ],
  "de-groene-kas": ["Risk: nl, en", "Pain point: nl, en", "Renewal date: nl, en"],
  "kappers-bouwliften": ["Stage: nl, en", "Lead source: nl, en", "Pain point: nl, en"],
  "oceaan-verzekeringen": ["Stage: nl, en", "Competitor: nl"],
  "polder-zuivel": ["Stage: nl, en", "Lead source: nl, en", "Job title: nl, en"],
  "stroom-en-zoon": ["Stage: nl, en"],
  "fietsfabriek-noord": ["Stage: nl, en", "Reason for delay: nl, en"],
};

function isFound({ label, value }: CrmField, found: Extraction, language: Language): boolean {
  const values = VALUES.get(label)?.(found, language) ?? [];
  if (typeof value === "object" && "euros" in value) return values.includes(value.euros);
  if (typeof value === "object" && "date" in value) return values.includes(value.date);
  const text = textIn(value, language);
  return values.includes(label === fieldLabels.users ? Number.parseInt(text.replace("+", ""), 10) : text);
}

test("sample conversations state the listed fields that the extractor doesn't find", async () => {
  const gaps: Record<string, string[]> = {};
  for (const { id, date } of recordings) {
    const { conversation, analysis } = await loadRecordingDetail(id);
    const readings = (["nl", "en"] as const).map((language) => {
      const text = conversation.map(({ text }) => textIn(text, language)).join("\n");
      return { language, found: extract(text, { language, today: date.slice(0, 10), accounts }) };
    });
    gaps[id] = analysis.fields.flatMap((field) => {
      const missed = readings.filter(({ language, found }) => !isFound(field, found, language));
      if (missed.length === 0) return [];
      return `${textIn(field.label, "en")}: ${missed.map(({ language }) => language).join(", ")}`;
    });
  }
  expect(gaps).toEqual(GAPS);
});
