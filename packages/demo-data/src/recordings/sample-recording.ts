import durations from "../sounds/durations.json" with { type: "json" };
import type { Recording } from "./recording.ts";

/** The recording that the demo opens with and the site shows. */
export const sampleRecording = {
  id: "van-dijk-logistiek",
  title: { nl: "Offerte voor 48 gebruikers", en: "Quote for 48 users" },
  date: "2025-10-24T10:15:00+02:00",
  duration: durations["van-dijk-logistiek"],
  client: "Van Dijk Logistiek",
  contact: "Marieke van Dijk",
  status: "synced",
  crm: "Salesforce",
  owner: "sanne",
} as const satisfies Recording;
