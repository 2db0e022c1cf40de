import { brand } from "@voxlog/product";
import { Card } from "@voxlog/ui/card";
import { type LucideIcon, MessageCircle, PhoneCall, PhoneOff } from "lucide-react";
import { useTranslation } from "react-i18next";

const steps = [
  ["call", PhoneCall],
  ["tell", MessageCircle],
  ["done", PhoneOff],
] as const satisfies readonly (readonly [string, LucideIcon])[];

/** A call in three steps. */
export function CallSteps() {
  const { t } = useTranslation("demo");
  return (
    <Card asChild className="grid content-start gap-5 max-sm:p-5!">
      <section>
        <h2 className="text-xl">{t(($) => $.callTimmy.how.title)}</h2>
        <ol className="grid gap-5">
          {steps.map(([step, Icon], index) => (
            <li key={step} className="grid grid-cols-[auto_1fr] gap-x-4">
              <span
                aria-hidden="true"
                className="row-span-2 grid size-11 place-content-center rounded-lg bg-accent-soft text-accent-text"
              >
                <Icon className="size-5.5" strokeWidth={1.75} />
              </span>
              <h3 className="text-base">
                {index + 1}. {t(($) => $.callTimmy.how.steps[step].title)}
              </h3>
              <p className="text-text-muted">
                {t(($) => $.callTimmy.how.steps[step].text, { agent: brand.agent })}
              </p>
            </li>
          ))}
        </ol>
      </section>
    </Card>
  );
}
