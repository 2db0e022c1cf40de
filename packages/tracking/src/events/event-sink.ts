import type { Measurement } from "../core/fields.ts";
import type { Tracker } from "../core/tracker.ts";

/** The tracker's methods that ready-made events need, for any set. */
export type EventSink = Pick<Tracker, "track" | "onLeave">;

/** `signal` stops the tracking before the page ends. */
export type AbortOptions = { signal?: AbortSignal };

/**
 * Returns a measurement, which makes a repeated event of a view replace the earlier one.
 *
 * @param kind a unique letter.
 */
export const measurementOf = ({ id, path }: { id: string; path: string }, kind: string): Measurement => ({
  id: kind + id.slice(1),
  page_path: path,
});
