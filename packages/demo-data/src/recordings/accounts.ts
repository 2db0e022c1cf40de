import type { Text } from "../text.ts";

/** A person at a client, with their role. */
export type Contact = { name: string; role: Text };

/** A client in the CRM. */
export type Account = { name: string; contacts: readonly [Contact, ...Contact[]] };

const contact = { nl: "contactpersoon", en: "contact" };

/** The clients in the sample team's CRM, with their people. Two of them are called Petra. */
export const accounts = [
  { name: "Bouwgroep Hartman", contacts: [{ name: "Ruben Hartman", role: contact }] },
  {
    name: "Zonneveld Installaties",
    contacts: [
      { name: "Lisa Zonneveld", role: contact },
      { name: "Petra Mulder", role: { nl: "planning", en: "planning" } },
    ],
  },
  {
    name: "Van Dijk Logistiek",
    contacts: [
      { name: "Marieke van Dijk", role: { nl: "hoofd planning", en: "head of planning" } },
      { name: "Henk Bos", role: { nl: "directeur", en: "director" } },
    ],
  },
  {
    name: "Albers Facility",
    contacts: [
      { name: "Thomas Albers", role: contact },
      { name: "Carla Smit", role: { nl: "regiomanager", en: "regional manager" } },
    ],
  },
  {
    name: "Lumen Energie",
    contacts: [
      { name: "Nadia El Amrani", role: contact },
      { name: "Pieter Roos", role: { nl: "jurist", en: "legal counsel" } },
    ],
  },
  {
    name: "Northgate Medical",
    contacts: [
      { name: "James Whitfield", role: contact },
      { name: "Helen Marsh", role: { nl: "security officer", en: "security officer" } },
    ],
  },
  { name: "De Groene Kas", contacts: [{ name: "Femke Postma", role: contact }] },
  {
    name: "Kappers Bouwliften",
    contacts: [
      { name: "Erik Kappers", role: contact },
      { name: "Petra Kappers", role: { nl: "houdt de planning bij", en: "keeps the schedule" } },
    ],
  },
  {
    name: "Oceaan Verzekeringen",
    contacts: [
      { name: "Bas Willems", role: contact },
      { name: "Ingrid de Boer", role: { nl: "inkoop", en: "procurement" } },
    ],
  },
  {
    name: "Polder Zuivel",
    contacts: [
      { name: "Anouk Visser", role: contact },
      { name: "Maarten Vos", role: { nl: "beslist mee", en: "has a say" } },
    ],
  },
  { name: "Stroom & Zoon", contacts: [{ name: "Jeroen Stroom", role: contact }] },
  {
    name: "Fietsfabriek Noord",
    contacts: [
      { name: "Iris Hoekstra", role: contact },
      { name: "Tim Brouwer", role: { nl: "finance", en: "finance" } },
    ],
  },
] as const satisfies readonly Account[];
