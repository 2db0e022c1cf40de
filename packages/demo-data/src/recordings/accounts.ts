import type { Text } from "../text.ts";
import { recordings } from "./recordings.ts";

/** A person at a client, with their role. */
export type Contact = { name: string; role: Text };

const contact = { nl: "contactpersoon", en: "contact" };
/** The recordings' contacts with another role. */
const roles: Readonly<Record<string, Text>> = {
  "Marieke van Dijk": { nl: "hoofd planning", en: "head of planning" },
};

/** Others at the clients. One has the first name of another client's Petra. */
const others: Readonly<Record<string, Contact>> = {
  "Zonneveld Installaties": { name: "Petra Mulder", role: { nl: "planning", en: "planning" } },
  "Van Dijk Logistiek": { name: "Henk Bos", role: { nl: "directeur", en: "director" } },
  "Albers Facility": { name: "Carla Smit", role: { nl: "regiomanager", en: "regional manager" } },
  "Lumen Energie": { name: "Pieter Roos", role: { nl: "jurist", en: "legal counsel" } },
  "Northgate Medical": { name: "Helen Marsh", role: { nl: "security officer", en: "security officer" } },
  "Kappers Bouwliften": {
    name: "Petra Kappers",
    role: { nl: "houdt de planning bij", en: "keeps the schedule" },
  },
  "Oceaan Verzekeringen": { name: "Ingrid de Boer", role: { nl: "inkoop", en: "procurement" } },
  "Polder Zuivel": { name: "Maarten Vos", role: { nl: "beslist mee", en: "has a say" } },
  "Fietsfabriek Noord": { name: "Tim Brouwer", role: { nl: "finance", en: "finance" } },
};

/** The clients in the sample team's CRM, with their people. */
export const accounts = recordings.map(({ client: name, contact: person }) => {
  const first: Contact = { name: person, role: roles[person] ?? contact };
  const second = others[name];
  return { name, contacts: second ? [first, second] : [first] };
});
