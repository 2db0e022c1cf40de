import { statistics } from "@voxlog/demo-data/statistics";

/** The weeks that the agent has worked, oldest first. */
export const { weeks } = statistics;

/** The week that the agent began. */
export const [firstWeek] = weeks;

/** The week under way. */
export const thisWeek = weeks.at(-1) ?? firstWeek;
