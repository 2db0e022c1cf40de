import { useToast } from "@voxlog/ui/toast";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useEdits } from "../edits/stored-edits.ts";
import { pauseTour, tourState } from "./tour-state.ts";

/** Shows the tour while it runs; its code is fetched the first time. */
export function TourSlot() {
  const { t } = useTranslation("common");
  const toast = useToast();
  const isRunning = useEdits(tourState).status === "running";
  const [TourGuide, setTourGuide] = useState<ComponentType>();

  const giveUp = useEffectEvent(() => {
    pauseTour();
    toast(t(($) => $.failure));
  });
  useEffect(() => {
    if (!isRunning) return;
    import("./tour-guide.tsx").then(
      (module) => setTourGuide(() => module.TourGuide),
      () => giveUp(),
    );
  }, [isRunning]);

  return isRunning && TourGuide ? <TourGuide /> : null;
}
