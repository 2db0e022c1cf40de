import type { VisitEnd } from "./records.ts";

/** The visit that a page shows. Times in ms since 1970. */
export type OpenVisit = {
  id: string;
  path: string;
  start: number;
  /** When it would have begun, had it been in sight all the time: `start`, and later by what it was hidden. */
  since: number;
  /** How it ended when its page was hidden; missing while it can be seen. */
  ended?: VisitEnd;
};

/**
 * How a visit ends that is left now; a hidden one has ended already. Wherever the clock was set meanwhile, it
 * ends no earlier than it began, and was in sight for no longer than it lasted.
 */
export const endOf = ({ id, start, since, ended }: OpenVisit, now: number): VisitEnd =>
  ended ?? {
    id,
    end_time: new Date(Math.max(start, now)).toISOString(),
    visible_time: Math.max(0, now - Math.max(start, since)),
  };
