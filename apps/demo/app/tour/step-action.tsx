import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { useSiteHref } from "../components/site-href.ts";
import { finishTour } from "./tour-state.ts";
import type { TourStep } from "./tour.ts";

/** What goes on from a step. */
export function StepAction({
  step,
  onNext,
  onFinish,
}: {
  step: TourStep;
  onNext: () => void;
  onFinish: () => void;
}) {
  const { t } = useTranslation(["demo", "common"]);
  const siteHref = useSiteHref();
  if (step.id === "startNow") {
    return (
      <>
        <Button size="sm" variant="secondary" onClick={onFinish}>
          {t(($) => $.tour.finish)}
        </Button>
        <Button asChild size="sm">
          <a href={siteHref("signup")} onClick={finishTour}>
            {t(($) => $.startNow, { ns: "common" })}
          </a>
        </Button>
      </>
    );
  }
  return (
    <Button size="sm" onClick={onNext}>
      {step.id === "recording" ? t(($) => $.tour.steps.recording.action) : t(($) => $.tour.next)}
    </Button>
  );
}
