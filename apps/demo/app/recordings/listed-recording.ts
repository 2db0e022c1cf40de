import type { Recording } from "@voxlog/demo-data/recordings";
import type { KeptRecording } from "./user/user-recordings.ts";

/** A recording as the lists show it: one of the samples, or one that the visitor made. */
export type ListedRecording = Recording & {
  /** What the visitor recorded; samples have none. */
  own?: KeptRecording;
};
