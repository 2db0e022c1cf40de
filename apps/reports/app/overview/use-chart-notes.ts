import { requestJson } from "../session/request.ts";
import { useRequest } from "../session/use-request.ts";

/** A note on a day of the charts, such as a release. */
export type ChartNote = { id: string; day: string; text: string };

/** The path of the notes. */
export const NOTES = "/api/report-notes";

/** Fetches all notes, if there can be any, and returns them with a function that fetches them again. */
export function useChartNotes(isAvailable: boolean): [notes: readonly ChartNote[], refresh: () => void] {
  const [state, refresh] = useRequest<{ notes: readonly ChartNote[] }>(NOTES, async (signal) =>
    isAvailable ? requestJson(NOTES, { signal }) : { notes: [] },
  );
  return [state.status === "ready" ? state.notes : [], refresh];
}
