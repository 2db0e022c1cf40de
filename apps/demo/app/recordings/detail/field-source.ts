import { matchesMedia, REDUCED_MOTION } from "@voxlog/browser/media-query";
import { useState } from "react";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import type { ReviewedField } from "../../edits/review-edits.ts";

/** A conversation's CRM fields with their source lines, and the links between them. */
export type FieldSource = {
  fields: readonly ReviewedField[];
  /** The field that is marked together with its line. */
  marked: ReviewedField | undefined;
  /** Index of the line that is marked: the marked field's, or the one that the address names. */
  markedLine: number | null;
  changed: ReadonlySet<string>;
  /** Whether they are in the CRM, instead of waiting for approval. */
  isWritten: boolean;
  /** Index of the current line. Fields of later lines aren't shown yet. Infinite while nothing plays. */
  heard: number;
  /** Where focus will move. */
  awaited: "line" | "field" | null;
  /** Goes from a field to its line. */
  showLine: (place: string) => void;
  /** Goes from a line to the field at that place. */
  showField: (place: string) => void;
  release: () => void;
  arrive: () => void;
};

/** Links fields and lines. */
export function useFieldSource({
  fields,
  isWritten,
  followsChanges,
  heard,
  linkedLine,
}: Pick<FieldSource, "fields" | "isWritten" | "heard"> & {
  /** Index of the line to open at. */
  linkedLine: number | null;
  /** Whether the fields may change while they are shown. */
  followsChanges: boolean;
}): FieldSource {
  const [place, setPlace] = useState<string>();
  const [linked, setLinked] = useState(linkedLine);
  const [awaited, setAwaited] = useState<FieldSource["awaited"]>(linkedLine === null ? null : "line");
  const tracker = useDemoTracker();
  const changed = useChanged(fields, followsChanges);
  const follow = (to: "line" | "field") => (next: string) => {
    setPlace(next);
    setLinked(null);
    setAwaited(to);
  };
  const marked = fields.find((field) => field.place === place);
  return {
    fields,
    changed,
    isWritten,
    heard,
    release: () => {
      setPlace(undefined);
      setLinked(null);
    },
    marked,
    markedLine: marked?.line ?? linked,
    awaited,
    showLine: (next) => {
      tracker.track("proof_opened");
      follow("line")(next);
    },
    showField: follow("field"),
    arrive: () => setAwaited(null),
  };
}

/** Returns the places of fields that changed or appeared since the first render. */
function useChanged(fields: readonly ReviewedField[], isFollowed: boolean): ReadonlySet<string> {
  const [before] = useState(() => new Map(fields.map(({ place, value }) => [place, JSON.stringify(value)])));
  if (!isFollowed) return new Set();
  const isOther = ({ place, value }: ReviewedField) => before.get(place) !== JSON.stringify(value);
  return new Set(fields.filter(isOther).map(({ place }) => place));
}

/** Focuses an element and scrolls it to the middle of its list, if that scrolls by itself, or of the screen. */
export function focusAndScroll(element: HTMLElement | null | undefined): void {
  if (!element) return;
  element.focus({ preventScroll: true });
  const behavior = matchesMedia(REDUCED_MOTION) ? "auto" : "smooth";
  const list = element.closest("[data-plays]");
  if (!list || list.scrollHeight <= list.clientHeight) {
    element.scrollIntoView({ block: "center", behavior });
    return;
  }
  // The page scrolls no further than to the list: the fields are beside it.
  list.scrollTo({ top: element.offsetTop - (list.clientHeight - element.offsetHeight) / 2, behavior });
  list.scrollIntoView({ block: "nearest", behavior });
}
