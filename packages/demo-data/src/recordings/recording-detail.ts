import type { Sounds } from "../sounds/sound.ts";
import type { Text } from "../text.ts";

/** The speaker: the seller is the current user, the client the recording's contact. */
export type Speaker = "seller" | "client";

/** One turn in a conversation. */
export type Utterance = { speaker: Speaker; text: Text };

/** Returns a turn of the client. */
export const client = (text: Text): Utterance => ({ speaker: "client", text });

/** Returns a turn of the seller. */
export const seller = (text: Text): Utterance => ({ speaker: "seller", text });

/** A value of a CRM field. The screen formats amounts and dates. */
export type FieldValue = Text | { euros: number } | { date: string };

/** A CRM field that a conversation changed. */
export type CrmField = {
  label: Text;
  value: FieldValue;
  /** The earlier value, unless the field was empty. */
  before?: FieldValue;
  /** Index of the line that the value is based on. */
  line: number;
  /** The words of the line that say the value, if it isn't all of it. */
  words?: string;
  /** The agent's confidence in the value, from 0 to 1. Samples wait for no approval, so they have none. */
  confidence?: number;
  /** The key under which edits are stored, if not the field's position. */
  key?: string;
};

/** Another change in the CRM. A call and a task use the analysis's texts; the others have their own. */
export type CrmUpdate =
  | { type: "call" | "task" }
  /** An additional task. `due` is in words. */
  | { type: "task"; title: Text; description: Text; due: Text | null }
  | { type: "personality" | "note" | "description" | "sentiment"; title: Text; description: Text }
  | { type: "linkedin"; title: Text; description: Text; url: string };

/** The result of analyzing a conversation. */
export type Analysis = {
  summary: Text;
  /** Mentioned names, amounts and dates, in the transcript's words. */
  entities: readonly Text[];
  fields: readonly CrmField[];
  /** The note that is logged with the call. */
  callDescription: Text;
  nextStep: Text;
  taskTitle: Text;
  /** When the task is due: ISO 8601 date. */
  dueDate: string;
  updates: readonly CrmUpdate[];
};

/** The content of a recording that isn't in the list. */
export type RecordingDetail = {
  conversation: readonly Utterance[];
  /** Hidden while the recording is being processed. */
  analysis: Analysis;
  /** Absent if it can't be heard. */
  sounds?: Sounds;
};
