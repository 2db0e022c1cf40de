import { useToast } from "@voxlog/ui/toast";
import { useTranslation } from "react-i18next";
import { useEdits } from "../edits/stored-edits.ts";
import { onDemand, useOnDemand } from "../on-demand/on-demand.ts";
import { pauseTour, tourState } from "./tour-state.ts";

const tourGuide = onDemand(() => import("./tour-guide.tsx").then((it) => it.TourGuide));

/** Shows the tour while it runs; its code is fetched the first time. */
export function TourSlot() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const isRunning = useEdits(tourState).status === "running";
  const TourGuide = useOnDemand(tourGuide, isRunning, () => {
    pauseTour();
    toast(
      t(($) => $.failure),
      { tone: "danger" },
    );
  });
  return isRunning && TourGuide ? <TourGuide /> : null;
}
