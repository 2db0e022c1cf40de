import { currentUser, teamMembers } from "../../team.ts";
import type { Text } from "../../text.ts";
import { fieldLabels } from "../field-labels.ts";
import type { CrmField, Speaker } from "../recording-detail.ts";
import { sampleRecording } from "../sample-recording.ts";
import { heart, shown, titles } from "./van-dijk-logistiek.ts";

/**
 * The one conversation that stands for all of them where the product is explained. It is the recording that the demo
 * opens with, so whatever a picture shows of it can be opened there, and heard. This entry is small and brings no
 * other recording: a page that only shows pictures can afford it.
 */
export const sampleConversation = {
  recording: sampleRecording,
  /** The lines that are enough for the deal's size, its decision maker and its start: for a picture with little room. */
  agreement: heart.slice(4),
  /** The lines that all of the analysis rests on. */
  heart,
  analysis: shown,
  initials: { seller: currentUser.avatar, client: "MD" } satisfies Record<Speaker, string>,
  contactRole: { nl: "Hoofd planning", en: "Head of planning" },
  /** The same conversation, as the seller would sum it up to the agent by phone. */
  dictated: [
    { nl: "Ik kom net bij Van Dijk Logistiek vandaan.", en: "I’ve just left Van Dijk Logistiek." },
    {
      nl: "Marieke wil een offerte voor 48 gebruikers, live op 1 januari. Henk Bos tekent.",
      en: "Marieke wants a quote for 48 users, live on 1 January. Henk Bos signs.",
    },
  ],
  /** All that was promised; the demo's CRM panel names the first of them. */
  tasks: [
    { title: shown.taskTitle, date: shown.dueDate },
    {
      title: { nl: "Koppeling uitleggen aan Henk Bos", en: "Explain integration to Henk Bos" },
      date: shown.dueDate,
    },
    { title: { nl: "Marieke van Dijk bellen", en: "Call Marieke van Dijk" }, date: "2025-11-04" },
  ],
} as const satisfies {
  tasks: readonly { title: Text; date: string }[];
  dictated: readonly Text[];
  [part: string]: unknown;
};

/** A name of a field that the sample conversation filled. */
export type SampleField = keyof typeof fieldLabels;

/**
 * A field of the sample conversation, with what it was filled with.
 *
 * @throws when the conversation fills no such field.
 */
export function sampleField(name: SampleField): CrmField {
  const field = shown.fields.find(({ label }) => label === fieldLabels[name]);
  if (!field) throw new Error(`The sample conversation has no field "${name}".`);
  return field;
}

/** What the sample conversation taught about its client's contact, as a title. */
export const sampleUpdate = (type: keyof typeof titles): Text => titles[type];

const CLIENTS = [sampleRecording.client, "Albers Facility", "Lumen Energie"];

/** The sample team, by first name, each with a client of the demo's. */
export const colleagues = teamMembers.map(({ name, avatar }, index) => ({
  name: name.split(" ")[0] ?? name,
  initials: avatar,
  client: CLIENTS[index] ?? "",
}));
