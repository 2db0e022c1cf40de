import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { consumeFocusRequest, type TourStep, tourSteps } from "./tour.ts";
import "./tour.css";

/**
 * A step of the tour, next to its target. It isn't modal, so the page stays usable. It is in the browser's top layer, and
 * inside an open dialog, which would otherwise block focus and presses.
 */
export function TourPanel({
  step,
  index,
  isAnchored,
  onStop,
  onBack,
  children,
}: {
  step: TourStep;
  index: number;
  /** Whether its target is on the screen. */
  isAnchored: boolean;
  onStop: () => void;
  /** Goes to the previous step. */
  onBack: () => void;
  /** Buttons that continue the tour. */
  children: ReactNode;
}) {
  const { t } = useTranslation("demo");
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const textId = useId();
  const facts = { agent: brand.agent, product: brand.name };
  const isLast = index === tourSteps.length - 1;

  useEffect(() => (panel.current ? appear(panel.current) : undefined), []);

  const stop = useEffectEvent(onStop);
  useEffect(() => {
    const stopOnEscape = (event: KeyboardEvent) => {
      // It is above a dialog, so its Escape comes before the dialog's, wherever focus is.
      const isNext =
        panel.current?.contains(document.activeElement) || panel.current?.closest("[data-modal-open]");
      if (event.key !== "Escape" || !isNext) return;
      event.stopPropagation();
      stop();
    };
    // Runs before the dialog's listener on the document, which would close the dialog.
    addEventListener("keydown", stopOnEscape, { capture: true });
    return () => removeEventListener("keydown", stopOnEscape, { capture: true });
  }, []);

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      tabIndex={-1}
      data-anchored={isAnchored || undefined}
      className="tour-panel animate-enter rounded-xl border border-accent-border bg-surface-raised p-5 text-text shadow-lg outline-none"
    >
      <p className="text-sm font-medium text-accent-text">
        {t(($) => $.tour.position, { step: index + 1, count: tourSteps.length })}
      </p>
      <Heading level={2} size="lg" id={titleId} className="mt-1">
        {t(($) => $.tour.steps[step.id].title, facts)}
      </Heading>
      <p id={textId} className={`mt-1.5 text-text-muted ${step.isLarge ? "max-lg:sr-only" : ""}`}>
        {t(($) => $.tour.steps[step.id].text, facts)}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-2">
        {!isLast && (
          <Button size="sm" variant="ghost" className="-ms-3 me-auto text-text-muted" onClick={onStop}>
            {t(($) => $.tour.stop)}
          </Button>
        )}
        {index > 0 && (
          <Button size="sm" variant="secondary" onClick={onBack}>
            {t(($) => $.tour.back)}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

/** Keeps presses from a dialog, which listens on the document and treats them as outside presses. */
function appear(panel: HTMLElement): () => void {
  panel.showPopover();
  if (consumeFocusRequest()) panel.focus({ preventScroll: true });
  panel.addEventListener("pointerdown", stopPropagation);
  return () => panel.removeEventListener("pointerdown", stopPropagation);
}

function stopPropagation(event: Event): void {
  event.stopPropagation();
}
