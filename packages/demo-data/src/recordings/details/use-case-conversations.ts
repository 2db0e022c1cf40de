import { teamMembers } from "../../team.ts";
import type { RecordingDetail } from "../recording-detail.ts";
import { type RecordingId, recordings } from "../recordings.ts";
import { detail as service } from "./de-groene-kas.ts";
import { detail as fieldSales } from "./kappers-bouwliften.ts";
import { detail as accountManagement } from "./oceaan-verzekeringen.ts";

/** The conversations that illustrate what the product is used for. Visitors can open them in the demo. */
export const useCaseConversations = {
  "field-sales": withRecording("kappers-bouwliften", fieldSales),
  "account-management": withRecording("oceaan-verzekeringen", accountManagement),
  service: withRecording("de-groene-kas", service),
};

function withRecording(id: RecordingId, detail: RecordingDetail) {
  const recording = recordings.find((each) => each.id === id) ?? recordings[0];
  const seller = teamMembers.find(({ id }) => id === recording.owner)?.avatar ?? "";
  const client = recording.contact.replace(/\B\S+ ?/g, "");
  return { ...detail, recording, initials: { seller, client } };
}
