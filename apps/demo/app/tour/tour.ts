import { useStore } from "@voxlog/browser/store";
import { recordings } from "@voxlog/demo-data/recordings";
import { useLocation, useNavigate } from "react-router";
import { useDemoTracker } from "../components/use-demo-tracker.ts";
import { storedEdits } from "../edits/stored-edits.ts";

/** Where the visitor is, as far as the tour minds. */
type Place = { pathname: string; search: string };

/** One thing to see or do. */
export type TourStep = {
  id: "record" | "analysis" | "crmFields" | "dictionary" | "startNow";
  /** Value of the `data-tour` attribute of what it is about. */
  anchor: string;
  /** Where to go for it from elsewhere. */
  to: string;
  /** Whether it is too large for the panel to be next to it: the panel is in the corner then. */
  isLarge?: true;
  /** Whether a place is one where it can be seen. */
  isAt: (place: Place) => boolean;
};

/** An analyzed recording: one that is still processed has nothing to show yet. */
const example = recordings.find(({ status }) => status === "synced");
const exampleAddress = `/?recording=${example?.id ?? ""}`;
const isOpen = ({ search }: Place) => new URLSearchParams(search).has("recording");

/** The tour, from one's own voice to one's own CRM. */
export const tourSteps: readonly [TourStep, ...TourStep[]] = [
  {
    id: "record",
    anchor: "record",
    to: "/record",
    isLarge: true,
    isAt: ({ pathname }) => pathname === "/record",
  },
  { id: "analysis", anchor: "analysis", to: exampleAddress, isAt: isOpen },
  { id: "crmFields", anchor: "crm-fields", to: exampleAddress, isAt: isOpen },
  {
    id: "dictionary",
    anchor: "dictionary",
    to: "/agent-timmy?tab=dictionary",
    isAt: ({ pathname, search }) =>
      pathname === "/agent-timmy" && new URLSearchParams(search).get("tab") === "dictionary",
  },
  { id: "startNow", anchor: "start-now", to: "/", isAt: (place) => !isOpen(place) },
];

const statuses = ["offered", "running", "paused", "done"] as const;

/** How far the visitor is with the tour; it is offered until they answer. */
type TourState = { status: (typeof statuses)[number]; step: number };

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

let isAsked = false;

/** Whether the visitor asked for the step that is shown, and focus may go to it: once each time. */
export function consumeFocusRequest(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}

/** The tour's state, and the ways to its steps. */
export function useTour() {
  const { status, step: index } = useStore(tourState);
  const location = useLocation();
  const navigate = useNavigate();
  const step = tourSteps[index] ?? tourSteps[0];
  const tracker = useDemoTracker();

  return {
    status,
    index,
    step,
    /** Whether what the step is about can be seen here. */
    isHere: step.isAt(location),
    /** Shows a step that the visitor asks for, going to where it is unless they are there. */
    show(wanted: number): void {
      const next = tourSteps[wanted] ?? tourSteps[0];
      isAsked = true;
      tracker.track("tour_step", { step: next.id });
      tourState.set({ status: "running", step: wanted });
      if (!next.isAt(location)) void navigate(next.to, { state: { openedHere: true } });
    },
    /** Goes on to the next step where the visitor is, who has done what this one asked for. */
    goOn(): void {
      tourState.set({ status: "running", step: Math.min(index + 1, tourSteps.length - 1) });
    },
  };
}
