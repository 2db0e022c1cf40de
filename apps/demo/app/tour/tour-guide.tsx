import { matchesMedia } from "@voxlog/browser/media-query";
import { useStore } from "@voxlog/browser/store";
import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { dictionaryEdits } from "../dictionary/entries.ts";
import { useSiteHref } from "../routing/site-href.ts";
import { finishTour, pauseTour, type TourStep, tourSteps, useTour } from "./tour.ts";
import { TourPanel } from "./tour-panel.tsx";

/** Milliseconds to wait for a step's target before the step is shown without it. */
const PATIENCE = 1500;

/**
 * The running tour. A step with a task is completed by the task, other steps by their button. The tour is hidden while a
 * dialog is open that isn't the step's target.
 */
export function TourGuide() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const { index, step, isHere, show, goOn } = useTour();
  const { name, anchor, container } = useAnchor(step.anchor);
  const [waitedFor, setWaitedFor] = useState<string>();
  useHighlight(anchor);
  useWhenDone(step.id, goOn);

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

  /** Moves focus to the part of the page that takes input. */
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

  const isInTheWay = container !== document.body && !container.contains(anchor);
  const isAwaited = isHere && !anchor && waitedFor !== step.id;
  // With another name it is the previous step's target, which may be in a closing dialog.
  const isShown = name === step.anchor && !isInTheWay && !isAwaited;
  return (
    <>
      {/* Focus stays where the visitor is when a step follows by itself. A live region is heard over a dialog, too. */}
      <p role="status" aria-live="polite" className="sr-only">
        {isShown && t(($) => $.tour.steps[step.id].title, { agent: brand.agent, product: brand.name })}
      </p>
      {isShown &&
        createPortal(
          <TourPanel
            key={step.id}
            step={step}
            index={index}
            isAnchored={anchor !== null && !step.isLarge}
            onStop={stop}
            onBack={() => show(index - 1)}
          >
            {isHere ? (
              <StepAction step={step} onNext={() => show(index + 1)} onFinish={() => leave(finishTour)} />
            ) : (
              <Button size="sm" onClick={() => show(index)}>
                {t(($) => $.tour.there)}
              </Button>
            )}
          </TourPanel>,
          container,
        )}
    </>
  );
}

/** Calls `goOn` when the visitor completes a step's task: they see a result, or added a word. */
function useWhenDone(id: TourStep["id"], goOn: () => void): void {
  const hasResult = useAnchor("analysis").anchor !== null;
  const words = useStore(dictionaryEdits).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as many as there were when the step began.
  const wordsBefore = useMemo(() => dictionaryEdits.get().length, [id]);
  const isDone = (id === "record" && hasResult) || (id === "dictionary" && words > wordsBefore);
  const last = useRef({ id, isDone: true });
  const follow = useEffectEvent(goOn);
  useEffect(() => {
    // A task that was completed before the step doesn't count.
    const wasDoneNow = isDone && last.current.id === id && !last.current.isDone;
    last.current = { id, isDone };
    if (wasDoneNow) follow();
  }, [id, isDone]);
}

/** The buttons that continue from a step. */
function StepAction({
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
    <Button size="sm" variant={step.id === "record" ? "secondary" : "primary"} onClick={onNext}>
      {step.id === "record" ? t(($) => $.tour.steps.record.action) : t(($) => $.tour.next)}
    </Button>
  );
}

/** A step's target, and the part of the page that takes input: an open dialog, or the whole page. */
type Surroundings = { name: string; anchor: HTMLElement | null; container: Element };

/**
 * Finds the element with a `data-tour` attribute, also after it appears, disappears or is replaced. Of several, it returns
 * the visible one.
 */
function useAnchor(name: string): Surroundings {
  const [found, setFound] = useState<Surroundings>({ name, anchor: null, container: document.body });

  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const next = { name, anchor: visibleAnchor(name), container: openModal() ?? document.body };
      setFound((before) =>
        before.name === name && before.anchor === next.anchor && before.container === next.container
          ? before
          : next,
      );
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const observer = new MutationObserver(lookSoon);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ["data-tour", "data-modal-open"],
    });
    addEventListener("resize", lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeEventListener("resize", lookSoon);
    };
  }, [name]);

  return found;
}

function visibleAnchor(name: string): HTMLElement | null {
  const marked = document.querySelectorAll<HTMLElement>(`[data-tour="${CSS.escape(name)}"]`);
  return [...marked].find((element) => element.checkVisibility({ visibilityProperty: true })) ?? null;
}

function openModal(): Element | undefined {
  return [...document.querySelectorAll("[data-modal-open]")].at(-1);
}

/** Scrolls to an element, outlines it, and makes it the anchor of the tour's panel: see tour.css. */
function useHighlight(anchor: HTMLElement | null): void {
  useEffect(() => {
    if (!anchor) return;
    anchor.setAttribute("data-tour-active", "");
    // On phones the panel is at the bottom.
    anchor.scrollIntoView({ block: matchesMedia("(width < 40rem)") ? "start" : "nearest" });
    return () => anchor.removeAttribute("data-tour-active");
  }, [anchor]);
}
