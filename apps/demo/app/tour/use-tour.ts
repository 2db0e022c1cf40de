import { useStore } from "@voxlog/browser/store";
import { useLocation, useNavigate } from "react-router";
import { tourState } from "./tour-state.ts";
import { tourSteps } from "./tour-steps.ts";

/** The tour's state, and the way to a step. */
export function useTour() {
  const { status, step: index } = useStore(tourState);
  const location = useLocation();
  const navigate = useNavigate();
  const step = tourSteps[index] ?? tourSteps[0];

  return {
    status,
    index,
    step,
    /** Whether what the step is about can be seen here. */
    isHere: step.isAt(location),
    isDone: step.isDoneAt?.(location) ?? false,
    /** Shows a step, going to where it is unless the visitor is there. */
    show(wanted: number): void {
      const next = tourSteps[wanted] ?? tourSteps[0];
      tourState.set({ status: "running", step: wanted });
      if (!next.isAt(location)) void navigate(next.to, { state: { openedHere: true } });
    },
  };
}
