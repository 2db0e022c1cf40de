import { storedEdits } from "../edits/stored-edits.ts";
import { tourSteps } from "./tour.ts";

const statuses = ["offered", "running", "paused", "done"] as const;

/** How far the visitor is with the tour; it is offered until they answer. */
export type TourState = { status: (typeof statuses)[number]; step: number };

/** The tour's state, kept with the visitor's edits so that it can be resumed on the next visit. */
export const tourState = storedEdits<TourState>(
  "tour",
  { status: "offered", step: 0 },
  isTourState,
  () => {}, // It begins again then, which the visitor need not hear: they changed nothing.
);

/** Leaves the tour where it is. */
export function pauseTour(): void {
  tourState.set({ ...tourState.get(), status: "paused" });
}

/** Ends the tour; the next one starts at the beginning. */
export function finishTour(): void {
  tourState.set({ status: "done", step: 0 });
}

function isTourState(value: unknown): value is TourState {
  if (typeof value !== "object" || value === null) return false;
  const { status, step } = value as Partial<Record<string, unknown>>;
  return statuses.some((one) => one === status) && typeof step === "number" && step in tourSteps;
}
