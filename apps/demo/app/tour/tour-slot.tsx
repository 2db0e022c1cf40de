import { useEdits } from "../edits/stored-edits.ts";
import { useFailureToast } from "../failure/use-failure-toast.ts";
import { onDemand, useOnDemand } from "../on-demand/on-demand.ts";
import { pauseTour, tourState } from "./tour-state.ts";

const tourGuide = onDemand(() => import("./tour-guide.tsx").then((it) => it.TourGuide));

/** Shows the tour while it runs; its code is fetched the first time. */
export function TourSlot() {
  const reportFailure = useFailureToast();
  const isRunning = useEdits(tourState).status === "running";
  const TourGuide = useOnDemand(tourGuide, isRunning, () => {
    pauseTour();
    reportFailure();
  });
  return isRunning && TourGuide ? <TourGuide /> : null;
}
