import { claims } from "@voxlog/product";
import { useTranslation } from "react-i18next";

/** What happens after a signup, and when. */
export function NextSteps() {
  const { t } = useTranslation("site");
  const steps = [
    t(($) => $.forms.signup.sent.contact, { hours: claims.supportResponseHours }),
    t(($) => $.forms.signup.sent.setup, { minutes: claims.setupMinutes }),
    t(($) => $.forms.signup.sent.untilThen, { minutes: claims.demoMinutes }),
  ];
  return (
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
  );
}
