import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { StepAction } from "./step-action.tsx";
import { TourPanel } from "./tour-panel.tsx";
import { finishTour, pauseTour } from "./tour-state.ts";
import { tourSteps } from "./tour.ts";
import { useAnchor } from "./use-anchor.ts";
import { useHighlight } from "./use-highlight.ts";
import { useTour } from "./use-tour.ts";

/** How long a screen or dialog may take to bring what a step is about, in ms, before the step goes without. */
const PATIENCE = 1500;

/** The running tour. A step that asks to do something is done when it was; the others by their button. */
export function TourGuide() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const { index, step, isHere, isDone, show } = useTour();
  const { anchor, container } = useAnchor(step.anchor);
  const [waitedFor, setWaitedFor] = useState<string>();
  useHighlight(anchor);

  const goOn = useEffectEvent(() => show(index + 1));
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);

  const isLast = index === tourSteps.length - 1;
  useEffect(() => {
    if (!isLast) return;
    anchor?.addEventListener("click", finishTour);
    return () => anchor?.removeEventListener("click", finishTour);
  }, [isLast, anchor]);

  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(step.id), PATIENCE);
    return () => clearTimeout(timer);
  }, [step.id]);

  /** Leaves focus in the part of the page that takes input. */
  function leave(how: () => void): void {
    how();
    const target = container === document.body ? document.querySelector("main") : container;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }
  function stop(): void {
    leave(pauseTour);
    toast(
      t(($) => $.tour.paused),
      { tone: "info" },
    );
  }

  if (isHere && !anchor && waitedFor !== step.id) return null;
  return createPortal(
    <TourPanel key={step.id} step={step} index={index} isAnchored={anchor !== null} onStop={stop}>
      {isHere ? (
        <StepAction step={step} onNext={() => show(index + 1)} onFinish={() => leave(finishTour)} />
      ) : (
        <Button size="sm" onClick={() => show(index)}>
          {t(($) => $.tour.there)}
        </Button>
      )}
    </TourPanel>,
    container,
  );
}
