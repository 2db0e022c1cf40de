import { crmConnection, type SyncMode } from "@voxlog/demo-data/account";
import type { CrmField, FieldValue } from "@voxlog/demo-data/recording-detail";
import type { RecordingStatus } from "@voxlog/demo-data/recordings";
import { isRecord, storedEdits } from "./stored-edits.ts";

/** A sync mode that the visitor selected. */
export type SyncModeSwitch = {
  mode: SyncMode;
  /** In milliseconds since 1970. */
  at: number;
};

/** The sync modes that the visitor selected, oldest first. */
export const syncModeSwitches = storedEdits<readonly SyncModeSwitch[]>(
  "sync-mode-switches",
  [],
  areSyncModeSwitches,
);

/** Returns the sync mode at a moment. A conversation keeps the mode from when it was processed. */
export function syncModeAt(switches: readonly SyncModeSwitch[], moment: number): SyncMode {
  return switches.findLast(({ at }) => at <= moment)?.mode ?? crmConnection.syncMode;
}

/** Sets the sync mode for conversations that are processed from now on. */
export function setSyncMode(mode: SyncMode): void {
  const switches = syncModeSwitches.get();
  if (syncModeAt(switches, Number.POSITIVE_INFINITY) !== mode)
    syncModeSwitches.set([...switches, { mode, at: Date.now() }]);
}

/** A visitor's review of a conversation. */
export type Review = {
  /** Typed values by field: see `ReviewedField.place`. */
  typed: Readonly<Record<string, string>>;
  isApproved: boolean;
};

/** The visitor's reviews by recording ID. */
export const reviewEdits = storedEdits<Readonly<Record<string, Review>>>("reviews", {}, areReviews);

/** The state of a recording that hasn't been reviewed. */
export const NO_REVIEW: Review = { typed: {}, isApproved: false };

/** Updates a recording's review. */
export function editReview(id: string, change: Partial<Review>): void {
  const reviews = reviewEdits.get();
  reviewEdits.set({ ...reviews, [id]: { ...(reviews[id] ?? NO_REVIEW), ...change } });
}

/**
 * Returns the status of a processed recording.
 *
 * @param processedAt in milliseconds since 1970.
 */
export function processedStatus(
  review: Review | undefined,
  switches: readonly SyncModeSwitch[],
  processedAt: number,
): RecordingStatus {
  return syncModeAt(switches, processedAt) === "reviewed" && !review?.isApproved ? "review" : "synced";
}

/** A field as it is written to the CRM. */
export type ReviewedField = CrmField & {
  /** Key of the field, or its index in the analysis. */
  place: string;
  isEdited: boolean;
};

/** Returns the fields with the visitor's changes. Emptied fields are left out, since they keep their value in the CRM. */
export function reviewedFields(fields: readonly CrmField[], { typed }: Review = NO_REVIEW): ReviewedField[] {
  return fields.flatMap((field, index) => {
    const place = field.key ?? `${index}`;
    const text = typed[place];
    if (text === undefined) return { ...field, place, isEdited: false };
    return text.trim() === "" ? [] : { ...field, value: readValue(field.value, text), place, isEdited: true };
  });
}

/** Converts typed text to the field's type of value. */
function readValue(kind: FieldValue, typed: string): FieldValue {
  if (typeof kind === "object" && "euros" in kind) return { euros: Number(typed) };
  if (typeof kind === "object" && "date" in kind) return { date: typed };
  return typed.trim();
}

function areSyncModeSwitches(value: unknown): value is readonly SyncModeSwitch[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isRecord(each) &&
        typeof each["at"] === "number" &&
        (each["mode"] === "automatic" || each["mode"] === "reviewed"),
    )
  );
}

function areReviews(value: unknown): value is Readonly<Record<string, Review>> {
  return isRecord(value) && Object.values(value).every(isReview);
}

function isReview(value: unknown): value is Review {
  return (
    isRecord(value) &&
    typeof value["isApproved"] === "boolean" &&
    isRecord(value["typed"]) &&
    Object.values(value["typed"]).every((text) => typeof text === "string")
  );
}
