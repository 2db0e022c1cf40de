import { useStore } from "@voxlog/browser/store";
import { Button } from "@voxlog/ui/button";
import { useEffect, useState } from "react";
import { forgetArrival } from "../leads/arrival.ts";
import { useLegalTexts } from "../routing/lazy-texts.ts";
import { delivery, tracker } from "../tracking/tracker.ts";

/** The control by which a visitor takes part in the figures or not. */
export function TrackingChoice() {
  const { t } = useLegalTexts();
  const { choice, choose } = useTrackingChoice();
  const counting = useCounting(choice);
  const states: Record<Counting, string> = {
    counted: t(($) => $.privacy.choice.counted),
    blocked: t(($) => $.privacy.choice.blocked),
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
        {choice !== "signalled" && (
          // Two buttons and no switch: both are right to click before the page knows which one holds.
          <fieldset className="mb-4 flex flex-wrap gap-3">
            <legend className="sr-only">{t(($) => $.privacy.choice.group)}</legend>
            {(["optedIn", "optedOut"] as const).map((each) => (
              <Button
                key={each}
                variant="secondary"
                className="aria-pressed:border-accent aria-pressed:text-accent-text"
                aria-pressed={choice && choice === each}
                onClick={() => choose(each === "optedIn")}
              >
                {t(($) => (each === "optedIn" ? $.privacy.choice.optIn : $.privacy.choice.optOut))}
              </Button>
            ))}
          </fieldset>
        )}
        <p role="status" data-counting={counting} className="min-h-6">
          {counting && states[counting]}
        </p>
      </div>
    </>
  );
}

/** What holds of being counted: the visitor's choice here, or a signal that their browser sends. */
type Choice = "optedIn" | "optedOut" | "signalled";

/** Whether a visit is counted, and why not. */
type Counting = "counted" | "blocked" | Exclude<Choice, "optedIn">;

/**
 * The visitor's say in being counted. What holds is known once the page is hydrated; a signal of the browser
 * (Global Privacy Control) leaves nothing to choose.
 */
function useTrackingChoice(): { choice: Choice | undefined; choose: (counted: boolean) => void } {
  const [choice, setChoice] = useState<Choice>();
  useEffect(() => setChoice(readChoice()), []);
  function choose(counted: boolean): void {
    if (counted) tracker.optIn();
    else {
      tracker.optOut();
      forgetArrival();
    }
    setChoice(readChoice());
  }
  return { choice, choose };
}

function readChoice(): Choice {
  // https://w3c.github.io/gpc/
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return "signalled";
  return tracker.optedOut() ? "optedOut" : "optedIn";
}

/** What becomes of the choice. That a visit is counted is said once it was stored, and not before. */
function useCounting(choice: Choice | undefined): Counting | undefined {
  const reached = useStore(delivery);
  if (choice !== "optedIn") return choice;
  return reached === "stored" ? "counted" : reached;
}
