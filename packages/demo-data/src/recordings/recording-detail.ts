import type { InstructionsScope } from "../agent/instructions.ts";
import type { Text } from "../text.ts";

/** Who speaks: the seller is the current user, the client the recording’s contact. */
export type Speaker = "seller" | "client";

/** One turn in a conversation. */
export type Utterance = { speaker: Speaker; text: Text };

/** A value written to a CRM field. Amounts and dates are formatted where they are shown. */
export type FieldValue = Text | { euros: number } | { date: string };

/** A field of the CRM that a conversation changed. */
export type CrmField = {
  label: Text;
  value: FieldValue;
  /** What the CRM said until then; null where the field was empty. */
  before: FieldValue | null;
  /** Index of the line of the conversation that the value rests on. */
  line: number;
  /** How sure the agent is of the value, from 0 to 1. */
  confidence: number;
  /** What edits of it are kept by, if not by its place. */
  key?: string;
};

/**
 * Something else that a conversation left in the CRM. A call and a task speak through the analysis's
 * own texts; the others bring their own.
 */
export type CrmUpdate =
  | { type: "call" | "task" }
  /** A task of its own; when it is due in words. */
  | { type: "task"; title: Text; description: Text; due: Text | null }
  | { type: "personality" | "note" | "description" | "sentiment"; title: Text; description: Text }
  | { type: "linkedin"; title: Text; description: Text; url: string };

/** What the agent made of a conversation. */
export type Analysis = {
  summary: Text;
  /** The instruction that shows best in the summary: the index of a line of that scope's sample instructions. */
  shapedBy?: { scope: InstructionsScope; wish: number };
  /** Names, amounts and dates that were mentioned, in the words of the transcript. */
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

/** What a recording holds besides its place in the list. */
export type RecordingDetail = {
  conversation: readonly Utterance[];
  /** Not to be shown while the recording is being processed. */
  analysis: Analysis;
};
