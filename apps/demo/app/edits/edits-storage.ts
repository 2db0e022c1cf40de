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

/** For whom the visitor looks at the demo, as the form before it or a link from sales says. */
export type Prospect = { company?: string; crm?: string };

/** The key that the prospect is stored under; a reset of the demo leaves it. */
export const PROSPECT_KEY = "voxlog.prospect";
