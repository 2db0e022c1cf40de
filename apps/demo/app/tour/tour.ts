import { useStore } from "@voxlog/browser/store";
import { recordings } from "@voxlog/demo-data/recordings";
import { useLocation, useNavigate } from "react-router";
import { useDemoTracker } from "../components/use-demo-tracker.ts";
import { storedEdits } from "../edits/stored-edits.ts";
import { hasShape, oneOf } from "../edits/validators.ts";
import { RECORDING_PARAMETER } from "../routing/recording-address.ts";

type Place = { pathname: string; search: string };

/** A step of the tour. */
export type TourStep = {
  /** Also its target's `data-tour`. */
  id: "record" | "analysis" | "crmFields" | "dictionary" | "startNow";
  to: string;
  /** Returns whether its target is visible at a location. */
  isAt: (place: Place) => boolean;
};

const example = recordings.find(({ status }) => status === "synced");
const exampleAddress = `/recordings?${RECORDING_PARAMETER}=${example?.id ?? ""}`;
/** Returns whether a location shows an open recording. */
const isOpen = ({ search }: Place) => new URLSearchParams(search).has(RECORDING_PARAMETER);

/** The tour's steps, from the visitor's voice to their CRM. */
export const tourSteps: readonly [TourStep, ...TourStep[]] = [
  { id: "record", to: "/record", isAt: ({ pathname }) => pathname === "/record" },
  { id: "analysis", to: exampleAddress, isAt: isOpen },
  { id: "crmFields", to: exampleAddress, isAt: isOpen },
  {
    id: "dictionary",
    to: "/agent-timmy?tab=dictionary",
    isAt: ({ pathname, search }) =>
      pathname === "/agent-timmy" && new URLSearchParams(search).get("tab") === "dictionary",
  },
  { id: "startNow", to: "/", isAt: (place) => !isOpen(place) },
];

const statuses = ["offered", "running", "done"] as const;

/** The tour's progress. It is offered until the visitor answers. */
type TourState = { status: (typeof statuses)[number]; step: number };

/** The tour's state, stored with the visitor's edits so that a reload continues it. */
export const tourState = storedEdits<TourState>(
  "tour",
  { status: "offered", step: 0 },
  hasShape<TourState>({ status: oneOf(statuses), step: oneOf(tourSteps.map((_, index) => index)) }),
);

/** Ends the tour. The next one starts at the first step. */
export function endTour(): void {
  tourState.set({ status: "done", step: 0 });
}

let isAsked = false;

/** Whether the visitor opened the current step, so that it may take focus once. */
export function consumeFocusRequest(): boolean {
  const wasAsked = isAsked;
  isAsked = false;
  return wasAsked;
}

/** Returns the tour's state and functions that change the step. */
export function useTour() {
  const { status, step: index } = useStore(tourState);
  const location = useLocation();
  const navigate = useNavigate();
  const step = tourSteps[index] ?? tourSteps[0];
  const tracker = useDemoTracker();
  function enter(wanted: number): TourStep {
    const next = tourSteps[wanted] ?? tourSteps[0];
    tracker.track("tour_step", { step: next.id });
    tourState.set({ status: "running", step: wanted });
    return next;
  }

  return {
    status,
    index,
    step,
    /** Whether the step's target is visible here. */
    isHere: step.isAt(location),
    /** Shows a step on request, and goes to its address if necessary. */
    show(wanted: number): void {
      isAsked = true;
      const next = enter(wanted);
      if (!next.isAt(location)) void navigate(next.to);
    },
    /** Follows the visitor, who completed the step's task. */
    goOn: () => void enter(index + 1),
  };
}
