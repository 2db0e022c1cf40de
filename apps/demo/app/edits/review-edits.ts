import type { CrmField, FieldValue } from "@voxlog/demo-data/recording-detail";
import { type ApprovedResult, isApprovedResult } from "./approved-result.ts";
import { storedEdits } from "./stored-edits.ts";
import { hasShape, isBoolean, isText, optional, recordOf } from "./validators.ts";

/** A visitor's review of a conversation. */
export type Review = {
  /** Typed values by field: see `ReviewedField.place`. */
  typed: Readonly<Record<string, string>>;
  isApproved: boolean;
  /** The result of the visitor's own words at their last approval. */
  approved?: ApprovedResult | undefined;
};

/** The visitor's reviews by recording ID. */
export const reviewEdits = storedEdits(
  "reviews",
  {},
  recordOf(
    hasShape<Review>({
      typed: recordOf(isText),
      isApproved: isBoolean,
      approved: optional(isApprovedResult),
    }),
  ),
);

/** The state of a recording that hasn't been reviewed. */
export const NO_REVIEW: Review = { typed: {}, isApproved: false };

/** Updates a recording's review. */
export function editReview(id: string, change: Partial<Review>): void {
  const reviews = reviewEdits.get();
  reviewEdits.set({ ...reviews, [id]: { ...(reviews[id] ?? NO_REVIEW), ...change } });
}

/** Deletes the review of a deleted recording. */
export function removeReview(id: string): void {
  const { [id]: removed, ...others } = reviewEdits.get();
  if (removed) reviewEdits.set(others);
}

/** Returns a signal that aborts once a recording's approval is withdrawn, or its review is deleted. */
export function unapprovedSignal(id: string): AbortSignal {
  const controller = new AbortController();
  const unsubscribe = reviewEdits.subscribe(() => {
    if (reviewEdits.get()[id]?.isApproved) return;
    unsubscribe();
    controller.abort();
  });
  return controller.signal;
}

/** A field as it is written to the CRM. */
export type ReviewedField = CrmField & {
  /** Key of the field, or its index in the analysis. */
  place: string;
  isEdited: boolean;
};

/** Returns the fields with the visitor's changes. Emptied fields are left out: they keep their value in the CRM. */
export function reviewedFields(fields: readonly CrmField[], { typed }: Review = NO_REVIEW): ReviewedField[] {
  return fields.flatMap((field, index) => {
    const place = field.key ?? `${index}`;
    const text = typed[place];
    if (text === undefined) return { ...field, place, isEdited: false };
    return text.trim() === "" ? [] : { ...field, value: readValue(field.value, text), place, isEdited: true };
  });
}

function readValue(kind: FieldValue, typed: string): FieldValue {
  if (typeof kind === "object" && "euros" in kind) return { euros: Number(typed) };
  if (typeof kind === "object" && "date" in kind) return { date: typed };
  return typed.trim();
}
