import type { OwnRecording } from "../../../recordings/user/user-recording.ts";

/** What was recorded, until the visitor keeps or discards it. */
export type Take = { recording: OwnRecording; audio: Blob };

/**
 * Why a recording ended: the visitor stopped it, it reached the limit, or the microphone went (unplugged, or taken
 * by a call).
 */
export type EndReason = "stopped" | "limit" | "interrupted";
