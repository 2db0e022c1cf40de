import type { Tracker } from "../core/tracker.ts";

/** The part of a tracker that ready-made events need, whatever its set. */
export type EventSink = Pick<Tracker, "track" | "onLeave">;

/** When a ready-made event ends before its page: once this is aborted. */
export type Until = { signal?: AbortSignal };
