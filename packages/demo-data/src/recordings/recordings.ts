import type { Text } from "../text.ts";

/** The CRM systems that the sample recordings sync to. */
export type Crm = "Salesforce" | "HubSpot" | "Pipedrive";

/** `processing` is being transcribed and analysed; `synced` is in the CRM. */
export type RecordingStatus = "processing" | "synced";

/** A recording as a list shows it. Its transcript and analysis load apart: see recording-detail. */
export type Recording = {
  id: string;
  /** What the conversation was about. */
  title: Text;
  /** When the conversation began: ISO 8601 with Amsterdam's offset. */
  date: string;
  /** In seconds. */
  duration: number;
  /** The company spoken to. */
  client: string;
  /** The person spoken to. */
  contact: string;
  status: RecordingStatus;
  crm: Crm;
};

/** The week's sample recordings, newest first. */
export const recordings = [
  {
    id: "bouwgroep-hartman",
    title: { nl: "Voorbereiding directieoverleg", en: "Preparing the board meeting" },
    date: "2025-10-24T15:42:00+02:00",
    duration: 212,
    client: "Bouwgroep Hartman",
    contact: "Ruben Hartman",
    status: "processing",
    crm: "HubSpot",
  },
  {
    id: "zonneveld-installaties",
    title: { nl: "Kennismaking buitendienst-app", en: "First look at the field service app" },
    date: "2025-10-24T13:08:00+02:00",
    duration: 176,
    client: "Zonneveld Installaties",
    contact: "Lisa Zonneveld",
    status: "processing",
    crm: "Salesforce",
  },
  {
    id: "van-dijk-logistiek",
    title: { nl: "Offerte voor 48 gebruikers", en: "Quote for 48 users" },
    date: "2025-10-24T10:15:00+02:00",
    duration: 384,
    client: "Van Dijk Logistiek",
    contact: "Marieke van Dijk",
    status: "synced",
    crm: "Salesforce",
  },
  {
    id: "albers-facility",
    title: { nl: "Afspraken over de pilot", en: "Agreeing on the pilot" },
    date: "2025-10-23T16:20:00+02:00",
    duration: 297,
    client: "Albers Facility",
    contact: "Thomas Albers",
    status: "synced",
    crm: "HubSpot",
  },
  {
    id: "lumen-energie",
    title: { nl: "Onder\u00ADhandeling over prijs en looptijd", en: "Negotiating price and term" },
    date: "2025-10-23T11:03:00+02:00",
    duration: 421,
    client: "Lumen Energie",
    contact: "Nadia El Amrani",
    status: "synced",
    crm: "Pipedrive",
  },
  {
    id: "northgate-medical",
    title: { nl: "Vragen over beveiliging", en: "Security questions" },
    date: "2025-10-22T15:10:00+02:00",
    duration: 512,
    client: "Northgate Medical",
    contact: "James Whitfield",
    status: "synced",
    crm: "Salesforce",
  },
  {
    id: "de-groene-kas",
    title: { nl: "Klacht over trage app", en: "Complaint about a slow app" },
    date: "2025-10-22T13:34:00+02:00",
    duration: 268,
    client: "De Groene Kas",
    contact: "Femke Postma",
    status: "synced",
    crm: "HubSpot",
  },
  {
    id: "kappers-bouwliften",
    title: { nl: "Eerste kennismaking", en: "First call" },
    date: "2025-10-22T09:21:00+02:00",
    duration: 189,
    client: "Kappers Bouwliften",
    contact: "Erik Kappers",
    status: "synced",
    crm: "Pipedrive",
  },
  {
    id: "oceaan-verzekeringen",
    title: { nl: "Verlenging en uitbreiding", en: "Renewal and expansion" },
    date: "2025-10-21T14:47:00+02:00",
    duration: 445,
    client: "Oceaan Verzekeringen",
    contact: "Bas Willems",
    status: "synced",
    crm: "Salesforce",
  },
  {
    id: "polder-zuivel",
    title: { nl: "Opvolging vakbeurs", en: "Trade fair follow-up" },
    date: "2025-10-21T10:02:00+02:00",
    duration: 233,
    client: "Polder Zuivel",
    contact: "Anouk Visser",
    status: "synced",
    crm: "HubSpot",
  },
  {
    id: "stroom-en-zoon",
    title: { nl: "Akkoord op het voorstel", en: "Proposal accepted" },
    date: "2025-10-20T15:31:00+02:00",
    duration: 157,
    client: "Stroom & Zoon",
    contact: "Jeroen Stroom",
    status: "synced",
    crm: "Pipedrive",
  },
  {
    id: "fietsfabriek-noord",
    title: { nl: "Project schuift door naar 2026", en: "Project moves to 2026" },
    date: "2025-10-20T09:48:00+02:00",
    duration: 341,
    client: "Fietsfabriek Noord",
    contact: "Iris Hoekstra",
    status: "synced",
    crm: "Salesforce",
  },
] as const satisfies readonly Recording[];

/** The id of a sample recording. */
export type RecordingId = (typeof recordings)[number]["id"];
