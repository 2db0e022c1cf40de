import { useStore } from "@voxlog/browser/store";
import { Button } from "@voxlog/ui/button";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { forgetArrival } from "../leads/arrival.ts";
import { delivery, tracker } from "../tracking/tracker.ts";
import type { DeliveryState } from "../tracking/watch-client.ts";

/** Lets a visitor opt in or out of tracking. */
export function TrackingChoice() {
  const { t } = useTranslation("legal");
  // Known once the page is hydrated.
  const [choice, setChoice] = useState<Choice>();
  useEffect(() => setChoice(readChoice()), []);
  const delivered = useStore(delivery);
  // Doesn't promise that a visit is counted before it's stored.
  const counting = choice === "optedIn" ? delivered : choice;
  const states: Record<DeliveryState | Exclude<Choice, "optedIn">, string> = {
    stored: t(($) => $.privacy.choice.counted),
    blocked: t(($) => $.privacy.choice.blocked),
    optedOut: t(($) => $.privacy.choice.notCounted),
    signalled: t(($) => $.privacy.choice.signal),
  };
  function choose(counted: boolean): void {
    if (counted) tracker.optIn();
    else {
      tracker.optOut();
      forgetArrival();
    }
    setChoice(readChoice());
  }
  return (
    <>
      <p>{t(($) => $.privacy.choice.text)}</p>
      <noscript>
        <p className="font-medium">{t(($) => $.privacy.choice.noScript)}</p>
      </noscript>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-xl border border-border bg-surface-raised p-5 shadow-xs noscript:hidden">
        {choice !== "signalled" && (
          // Two buttons, not a switch: both work before the page knows the current choice.
          <fieldset className="flex flex-wrap gap-3">
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
        <p role="status" className="min-h-6 grow basis-word">
          {counting && states[counting]}
        </p>
      </div>
    </>
  );
}

/** The choice in effect: the visitor's, or their browser's signal (Global Privacy Control). */
type Choice = "optedIn" | "optedOut" | "signalled";

function readChoice(): Choice {
  // https://w3c.github.io/gpc/
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return "signalled";
  return tracker.optedOut() ? "optedOut" : "optedIn";
}
