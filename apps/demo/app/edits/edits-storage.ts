import { storedKeys } from "@voxlog/browser/storage";

const PREFIX = "voxlog.demo.";

/** The key that edits of a name are stored under. */
export const editsKey = (name: string): string => PREFIX + name;

/** The names under which edits are stored. */
export const storedNames = (): string[] => storedKeys(PREFIX).map((key) => key.slice(PREFIX.length));

/** The name under which the role looked through is kept. */
export const viewedRoleName = "viewed-role";
/** The edit that holds which samples are processed by now: the first screen shows them as they were. */
export const PROCESSED_SAMPLES = "processed-samples";
