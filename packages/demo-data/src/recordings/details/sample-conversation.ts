import agreementSpans from "../../sounds/agreement.json" with { type: "json" };
import { currentUser } from "../../team.ts";
import type { Text } from "../../text.ts";
import { fieldLabels } from "../field-labels.ts";
import type { CrmField, Speaker } from "../recording-detail.ts";
import { sampleRecording } from "../sample-recording.ts";
import { excerpt, shown } from "./van-dijk-logistiek.ts";

/**
 * The conversation that illustrates the product. It's the recording that the demo opens with, so visitors can open and
 * hear what the pictures show. This entry loads no other recording.
 */
export const sampleConversation = {
  recording: sampleRecording,
  /** The lines with the deal's size, its decision maker and its start: for a picture with little room. */
  agreement: excerpt.slice(4),
  /** When each of these begins and ends in its sound, in seconds. */
  agreementSpans,
  /** The lines that the entire analysis is based on. */
  excerpt,
  analysis: shown,
  initials: { seller: currentUser.avatar, client: "MD" } satisfies Record<Speaker, string>,
  /** The seller's summary of the conversation, dictated to the agent by phone. */
  dictated: [
    { nl: "Ik kom net bij Van Dijk Logistiek vandaan.", en: "I’ve just left Van Dijk Logistiek." },
    {
      nl: "Marieke wil een offerte voor 48 gebruikers, live op 1 januari. Henk Bos tekent.",
      en: "Marieke wants a quote for 48 users, live on January 1. Henk Bos signs the contract.",
    },
  ],
  task: { title: shown.taskTitle, date: shown.dueDate },
} as const satisfies { dictated: readonly Text[]; [part: string]: unknown };

/** A field that the sample conversation fills. */
export type SampleField = keyof typeof fieldLabels;

/**
 * Returns a field of the sample conversation with its value.
 *
 * @throws when the conversation doesn't fill the field.
 */
export function sampleField(name: SampleField): CrmField {
  const field = shown.fields.find(({ label }) => label === fieldLabels[name]);
  if (!field) throw new Error(`The sample conversation has no field "${name}".`);
  return field;
}
