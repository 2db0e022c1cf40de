import { Button } from "@voxlog/ui/button";
import { useEffect, useState } from "react";
import { tracker } from "../tracking/tracker.ts";
import { useLegalTexts } from "./use-legal-texts.ts";

/** The control by which a visitor takes part in the figures or not. */
export function TrackingChoice() {
  const { t } = useLegalTexts();
  const { counting, choose } = useTrackingChoice();
  const states: Record<Counting, string> = {
    counted: t(($) => $.privacy.choice.counted),
    optedOut: t(($) => $.privacy.choice.notCounted),
    signalled: t(($) => $.privacy.choice.signal),
  };
  return (
    <>
      <p>{t(($) => $.privacy.choice.text)}</p>
      <noscript>
        <p className="font-medium">{t(($) => $.privacy.choice.noScript)}</p>
      </noscript>
      <div className="rounded-xl border border-border bg-surface-raised p-5 shadow-xs noscript:hidden">
        {counting !== "signalled" && (
          // Two buttons and no switch: both are right to click before the page knows which one holds.
          <fieldset className="mb-4 flex flex-wrap gap-3">
            <legend className="sr-only">{t(($) => $.privacy.choice.group)}</legend>
            <Button
              variant="secondary"
              className="aria-pressed:border-accent aria-pressed:text-accent-text"
              aria-pressed={counting && counting === "counted"}
              onClick={() => choose(true)}
            >
              {t(($) => $.privacy.choice.optIn)}
            </Button>
            <Button
              variant="secondary"
              className="aria-pressed:border-accent aria-pressed:text-accent-text"
              aria-pressed={counting && counting === "optedOut"}
              onClick={() => choose(false)}
            >
              {t(($) => $.privacy.choice.optOut)}
            </Button>
          </fieldset>
        )}
        <p role="status" data-counting={counting} className="min-h-6">
          {counting && states[counting]}
        </p>
      </div>
    </>
  );
}

/** Whether a visit is counted, and why not: the visitor's choice here, or a signal that their browser sends. */
type Counting = "counted" | "optedOut" | "signalled";

/**
 * The visitor's say in being counted. What holds is known once the page is hydrated; a signal of the browser
 * (Global Privacy Control) leaves nothing to choose.
 */
function useTrackingChoice(): { counting: Counting | undefined; choose: (counted: boolean) => void } {
  const [counting, setCounting] = useState<Counting>();
  useEffect(() => setCounting(read()), []);
  function choose(counted: boolean): void {
    if (counted) tracker.optIn();
    else tracker.optOut();
    setCounting(read());
  }
  return { counting, choose };
}

function read(): Counting {
  // https://w3c.github.io/gpc/
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return "signalled";
  return tracker.optedOut() ? "optedOut" : "counted";
}
