import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { useStore } from "@voxlog/browser/store";
import { useFailureToast } from "../failure/use-failure-toast.ts";
import { pauseTour, tourState } from "./tour-state.ts";

const tourGuide = createLazy(() => import("./tour-guide.tsx").then((it) => it.TourGuide));

/** Shows the tour while it runs; its code is fetched the first time. */
export function TourSlot() {
  const reportFailure = useFailureToast();
  const isRunning = useStore(tourState).status === "running";
  const TourGuide = useLazy(tourGuide, isRunning, () => {
    pauseTour();
    reportFailure();
  });
  return isRunning && TourGuide ? <TourGuide /> : null;
}
