/** What a report is asked of: sessions `s` that are `picked`, their visits and events. */
export type Asked = {
  sessions: string;
  visits: string;
  /** The facts of visits, before they are merged. */
  visitFacts: string;
  events: string;
  picked: string;
  hasEvent: boolean;
};
/** Makes the query for a report's rows. */
export type Report = (asked: Asked) => string;

/** Of labels, which visitors may make up, a report has the top ones. */
export const MOST_LABELS = 1000;
export const TOP = `DESC, label LIMIT ${MOST_LABELS}`;

/** The day that a session began on. */
export const DAY = "toString(toDate(s.created, 'UTC'))";

/** The sessions that are picked, for what belongs to them. */
export const ofPicked = ({ sessions, picked }: Asked): string =>
  `session GLOBAL IN (SELECT s.session FROM ${sessions} AS s WHERE ${picked})`;
