import { useStore } from "@voxlog/browser/store";
import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { dictionaryEdits } from "../dictionary/entries.ts";
import { SignupLink } from "../edits/signup-link.tsx";
import { useRecordings } from "../recordings/use-recordings.ts";
import { RECORDING_PARAMETER } from "../routing/recording-address.ts";
import { consumeFocusRequest, endTour, type TourStep, tourSteps, useTour } from "./tour.ts";
import "./tour.css";

/**
 * The running tour: a panel in a corner, and an outline around its target. It isn't modal, so the page stays usable. A
 * step with a task is completed by the task, other steps by their button.
 */
export function TourGuide() {
  const { t } = useTranslation(["demo", "common"]);
  const { index, step, isHere, show, goOn } = useTour();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const textId = useId();
  const facts = { agent: brand.agent, product: brand.name };
  const isLast = index === tourSteps.length - 1;
  useTarget(step, isHere, () => {
    if (consumeFocusRequest()) panel.current?.focus({ preventScroll: true });
  });
  useWhenDone(step.id, goOn);

  function stop(): void {
    endTour();
    document.querySelector("main")?.focus({ preventScroll: true });
  }
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Escape" && stop();

  return (
    <>
      {/* Focus stays where the visitor is when a step follows by itself. */}
      <p role="status" aria-live="polite" className="sr-only">
        {t(($) => $.tour.steps[step.id].title, facts)}
      </p>
      <section
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        aria-describedby={textId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
        className="tour-panel animate-enter fixed inset-x-3 bottom-3 z-bar rounded-xl border border-accent-border bg-surface-raised p-5 text-text shadow-lg outline-none sm:right-auto sm:left-6 sm:w-96 lg:left-74"
      >
        <p className="text-sm font-medium text-accent-text">
          {t(($) => $.tour.position, { step: index + 1, count: tourSteps.length })}
        </p>
        <Heading level={2} size="lg" id={titleId} className="mt-1">
          {t(($) => $.tour.steps[step.id].title, facts)}
        </Heading>
        <p id={textId} className="mt-1.5 text-text-muted max-sm:text-sm">
          {t(($) => $.tour.steps[step.id].text, facts)}
        </p>
        <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
          {!isLast && (
            <Button size="sm" variant="ghost" className="-ms-3 me-auto text-text-muted" onClick={stop}>
              {t(($) => $.tour.stop)}
            </Button>
          )}
          {index > 0 && (
            <Button size="sm" variant="secondary" onClick={() => show(index - 1)}>
              {t(($) => $.tour.back)}
            </Button>
          )}
          {!isHere ? (
            <Button size="sm" onClick={() => show(index)}>
              {t(($) => $.tour.there)}
            </Button>
          ) : isLast ? (
            <>
              <Button size="sm" variant="secondary" onClick={stop}>
                {t(($) => $.tour.finish)}
              </Button>
              <Button asChild size="sm">
                <SignupLink onClick={endTour}>{t(($) => $.startNow, { ns: "common" })}</SignupLink>
              </Button>
            </>
          ) : (
            <Button
              size="sm"
              variant={step.id === "record" ? "secondary" : "primary"}
              onClick={() => show(index + 1)}
            >
              {step.id === "record" ? t(($) => $.tour.steps.record.action) : t(($) => $.tour.next)}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

/** Milliseconds to wait for a step's target. */
const PATIENCE = 1500;

/**
 * Outlines a step's target (see tour.css), and scrolls to it once it is on the screen.
 *
 * @param onArrival is called then, after the new screen took focus.
 */
function useTarget({ id }: TourStep, isHere: boolean, onArrival: () => void): void {
  const arrive = useEffectEvent(onArrival);
  useEffect(() => {
    document.documentElement.dataset["tourTarget"] = id;
    const until = performance.now() + PATIENCE;
    let frame = 0;
    const find = (now: number) => {
      const target = document.querySelector(`[data-tour="${id}"]`);
      target?.scrollIntoView(); // To the top: the panel is at the bottom.
      if (!target && now < until) frame = requestAnimationFrame(find);
      else arrive();
    };
    if (isHere) frame = requestAnimationFrame(find);
    return () => {
      cancelAnimationFrame(frame);
      delete document.documentElement.dataset["tourTarget"];
    };
  }, [id, isHere]);
}

/** Calls `goOn` when the visitor completes a step's task: they see a result, or added a word. */
function useWhenDone(id: TourStep["id"], goOn: () => void): void {
  const openId = new URLSearchParams(useLocation().search).get(RECORDING_PARAMETER);
  const status = useRecordings().find((recording) => recording.id === openId)?.status;
  const words = useStore(dictionaryEdits).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as many as there were when the step began.
  const wordsBefore = useMemo(() => dictionaryEdits.get().length, [id]);
  const isDone =
    (id === "record" && (status === "review" || status === "synced")) ||
    (id === "dictionary" && words > wordsBefore);
  const last = useRef({ id, isDone: true });
  const follow = useEffectEvent(goOn);
  useEffect(() => {
    // A task that was completed before the step doesn't count.
    const wasDoneNow = isDone && last.current.id === id && !last.current.isDone;
    last.current = { id, isDone };
    if (wasDoneNow) follow();
  }, [id, isDone]);
}
