import type { Measurement } from "../core/fields.ts";
import type { Tracker } from "../core/tracker.ts";

/** The part of a tracker that ready-made events need, whatever its set. */
export type EventSink = Pick<Tracker, "track" | "onLeave">;

/** When a ready-made event ends before its page: once this is aborted. */
export type Until = { signal?: AbortSignal };

/**
 * Returns what makes an event of a view the only one of its kind, however often it is tracked.
 *
 * @param kind a letter of its own.
 */
export const measurementOf = ({ id, path }: { id: string; path: string }, kind: string): Measurement => ({
  id: kind + id.slice(1),
  page_path: path,
});
