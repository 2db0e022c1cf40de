import { useState } from "react";
import type { ReviewedField } from "../../edits/review-edits.ts";

/** The CRM fields of a conversation and the lines they rest on, and the ways from one to the other. */
export type Proof = {
  fields: readonly ReviewedField[];
  /** The field that was followed to its line, or back: both are marked. */
  marked: ReviewedField | undefined;
  /** Where focus has yet to go. */
  awaited: "line" | "field" | null;
  /** Leads from the field at that place to its line. */
  showLine: (place: number) => void;
  /** Leads from a line to the field at that place. */
  showField: (place: number) => void;
  /** Is called by what has taken focus. */
  arrive: () => void;
};

/**
 * Follows the visitor between fields and lines.
 *
 * @param onShow makes the one or the other visible, where both do not fit.
 */
export function useProof(
  fields: readonly ReviewedField[],
  onShow: (part: "transcript" | "crm") => void,
): Proof {
  const [place, setPlace] = useState<number>();
  const [awaited, setAwaited] = useState<Proof["awaited"]>(null);
  const follow = (to: "line" | "field") => (next: number) => {
    setPlace(next);
    setAwaited(to);
    onShow(to === "line" ? "transcript" : "crm");
  };
  return {
    fields,
    marked: fields.find((field) => field.place === place),
    awaited,
    showLine: follow("line"),
    showField: follow("field"),
    arrive: () => setAwaited(null),
  };
}

/** Brings an element into the middle of what is seen, and focus to it. */
export function goTo(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  element?.scrollIntoView({ block: "center", behavior });
}
