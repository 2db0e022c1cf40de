import { useState } from "react";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import type { ReviewedField } from "../../edits/review-edits.ts";

/** The CRM fields of a conversation and the lines they rest on, and the ways from one to the other. */
export type Proof = {
  fields: readonly ReviewedField[];
  /** The field that was followed to its line, or back: both are marked. */
  marked: ReviewedField | undefined;
  /** The places of those that changed since the visitor came: their words were edited. */
  changed: ReadonlySet<string>;
  /** Whether they are in the CRM by now, or wait for the visitor. */
  isWritten: boolean;
  /** Index of the line that is heard; fields of later ones are still to come. Infinite while nothing plays. */
  heard: number;
  /** Where focus has yet to go. */
  awaited: "line" | "field" | null;
  /** Leads from the field at that place to its line. */
  showLine: (place: string) => void;
  /** Leads from a line to the field at that place. */
  showField: (place: string) => void;
  /** Takes the mark away: the visitor listens on. */
  release: () => void;
  /** Is called by what has taken focus. */
  arrive: () => void;
};

/**
 * Follows the visitor between fields and lines.
 *
 * @param onShow makes the one or the other visible, where both do not fit.
 */
export function useProof(
  {
    fields,
    isWritten,
    followsChanges,
    heard,
  }: Pick<Proof, "fields" | "isWritten" | "heard"> & {
    /** Whether the fields may change while they are looked at. */
    followsChanges: boolean;
  },
  onShow: (part: "transcript" | "crm") => void,
): Proof {
  const [place, setPlace] = useState<string>();
  const [awaited, setAwaited] = useState<Proof["awaited"]>(null);
  const tracker = useDemoTracker();
  const changed = useChanged(fields, followsChanges);
  const follow = (to: "line" | "field") => (next: string) => {
    setPlace(next);
    setAwaited(to);
    onShow(to === "line" ? "transcript" : "crm");
  };
  return {
    fields,
    changed,
    isWritten,
    heard,
    release: () => setPlace(undefined),
    marked: fields.find((field) => field.place === place),
    awaited,
    showLine: (next) => {
      tracker.track("proof_opened");
      follow("line")(next);
    },
    showField: follow("field"),
    arrive: () => setAwaited(null),
  };
}

/** The places of the fields that are other than when the visitor came, or weren't there yet. */
function useChanged(fields: readonly ReviewedField[], isFollowed: boolean): ReadonlySet<string> {
  const [before] = useState(() => new Map(fields.map(({ place, value }) => [place, JSON.stringify(value)])));
  if (!isFollowed) return new Set();
  const isOther = ({ place, value }: ReviewedField) => before.get(place) !== JSON.stringify(value);
  return new Set(fields.filter(isOther).map(({ place }) => place));
}

/** Brings an element into the middle of what is seen, and focus to it. */
export function goTo(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  const behavior = matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
  element?.scrollIntoView({ block: "center", behavior });
}
