import { crmConnection } from "../account.ts";
import { demoNow } from "../dashboard.ts";
import type { Text } from "../text.ts";
import { fieldLabels } from "./field-labels.ts";
import type { Recording } from "./recording.ts";
import type { CrmField } from "./recording-detail.ts";
import type { RecordingId } from "./recordings.ts";

/**
 * What the visitor is invited to read aloud, in about 20 seconds: a seller sums up a conversation to the agent. What
 * visitors record, upload or phone in gets the result of it, labeled as a sample.
 */
export const dictation = {
  id: "dictation",
  title: { nl: "Terugkoppeling Kappers Bouwliften", en: "Debrief on Kappers Bouwliften" },
  date: demoNow,
  duration: 21,
  client: "Kappers Bouwliften",
  contact: "Erik Kappers",
  status: "synced",
  crm: crmConnection.crm,
  owner: "sanne",
  sentiment: "positive",
} as const satisfies Recording;

/** The id of a sample: one of the list, or the one that stands in the place of what visitors record. */
export type SampleId = RecordingId | (typeof dictation)["id"];

/** The sentences to read aloud. */
export const dictatedLines: readonly Text[] = [
  {
    nl: "Ik heb net Erik Kappers gesproken, van Kappers Bouwliften.",
    en: "I just spoke with Erik Kappers, from Kappers Bouwliften.",
  },
  {
    nl: "Hij begint op 1 december met drie monteurs, en in januari doen ze alle negen mee.",
    en: "He’s starting with three engineers on 1 December, and all nine will join in January.",
  },
  {
    nl: "Het budget is 5.400 euro per jaar, en zijn vrouw Petra tekent.",
    en: "The budget is 5,400 euros a year, and his wife Petra signs.",
  },
  {
    nl: "Maandag stuur ik hem de offerte, en woensdag bel ik hem na.",
    en: "I’ll send him the quote on Monday and give him a call on Wednesday.",
  },
];

/** The CRM fields that they fill. */
export const dictatedFields: readonly CrmField[] = [
  {
    label: fieldLabels.stage,
    value: { nl: "Offerte", en: "Quote" },
    before: { nl: "Nieuwe lead", en: "New lead" },
    line: 3,
    confidence: 0.94,
  },
  { label: fieldLabels.users, value: "9", before: null, line: 1, confidence: 0.91 },
  { label: fieldLabels.budget, value: { euros: 5400 }, before: null, line: 2, confidence: 0.97 },
  {
    label: fieldLabels.decisionMaker,
    value: "Petra Kappers",
    before: "Erik Kappers",
    line: 2,
    confidence: 0.74,
  },
  { label: fieldLabels.startDate, value: { date: "2025-12-01" }, before: null, line: 1, confidence: 0.95 },
];
