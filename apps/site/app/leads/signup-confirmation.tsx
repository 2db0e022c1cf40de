import { claims } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { useDialogSearch } from "./use-open-dialog.ts";

/** Replaces the form once it was sent: what happens next and when, and the demo until then. */
export function SignupConfirmation({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["site", "common"]);
  const thanks = useRef<HTMLParagraphElement>(null);
  // The button that had focus is gone with the form; and this is read out.
  useEffect(() => thanks.current?.focus(), []);
  const hours = claims.supportResponseHours;
  const steps = [
    t(($) => $.forms.signup.sent.contact, { hours }),
    t(($) => $.forms.signup.sent.setup, { minutes: claims.setupMinutes }),
    t(($) => $.forms.signup.sent.untilThen, { minutes: claims.demoMinutes }),
  ];
  return (
    <>
      <p ref={thanks} role="status" tabIndex={-1} className="text-lg outline-none">
        {t(($) => $.forms.signup.success, { hours })}
      </p>
      <Heading level={3} className="mt-6">
        {t(($) => $.forms.signup.sent.next)}
      </Heading>
      <ol className="mt-4 space-y-4">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <p className="pt-1">{step}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button asChild size="lg">
          {/* In the place of this dialog: it closes as this one would have. */}
          <Link replace to={{ search: useDialogSearch("demo") }} state={useLocation().state}>
            {t(($) => $.home.hero.viewDemo)}
          </Link>
        </Button>
        <Button size="lg" variant="secondary" onClick={onClose}>
          {t(($) => $.close, { ns: "common" })}
        </Button>
      </div>
    </>
  );
}
