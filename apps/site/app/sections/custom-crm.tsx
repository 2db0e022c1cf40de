import { directCrms } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { Steps } from "../components/steps.tsx";
import { CrmForm } from "../leads/crm-form.tsx";
import { CrmTicker } from "./crm-ticker.tsx";

const STEPS = ["talk", "build", "use"] as const;

/** For visitors whose CRM has no ready-made integration: that one can be made, and how. */
export function CustomCrm() {
  const { t } = useTranslation("site");
  return (
    <section className="mx-auto max-w-page px-gutter pt-section">
      <div className="rounded-2xl border border-accent-border bg-accent-soft p-6 sm:p-9 lg:p-12">
        <div className="grid gap-x-16 gap-y-9 lg:grid-cols-[1.2fr_1fr] lg:items-center">
          <div>
            <Heading level={2} size="display-sm">
              {t(($) => $.pricing.customCrm.title)}
            </Heading>
            <p className="mt-4 max-w-prose text-lg text-balance">
              {t(($) => $.pricing.customCrm.text, { direct: directCrms.length })}
            </p>
            <CrmForm className="mt-8" />
          </div>
          <Steps
            steps={STEPS.map((step) => ({
              title: t(($) => $.pricing.customCrm.steps[step].title),
              text: t(($) => $.pricing.customCrm.steps[step].text),
            }))}
          />
        </div>
        {/* On this ground a tile is its line alone. */}
        <div className="mt-10 [--kit-color-border:var(--kit-color-accent-border)] [--kit-color-surface-tile:transparent]">
          <CrmTicker />
        </div>
      </div>
    </section>
  );
}
