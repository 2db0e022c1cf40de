import { directCrms } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { CrmForm } from "../leads/crm-form.tsx";
import { CrmTicker } from "./crm-ticker.tsx";

/** Offers a custom integration to visitors whose CRM has no direct one. */
export function CustomCrm() {
  const { t } = useTranslation("site");
  return (
    <section className="mx-auto max-w-page px-gutter pt-section">
      <div className="rounded-2xl border border-accent-border bg-accent-soft p-6 sm:p-9 lg:p-12">
        <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 lg:items-end">
          <div>
            <Heading level={2} size="display-sm">
              {t(($) => $.pricing.customCrm.title)}
            </Heading>
            <p className="mt-4 max-w-prose text-lg text-balance">
              {t(($) => $.pricing.customCrm.text, { direct: directCrms.length })}
            </p>
          </div>
          <CrmForm />
        </div>
        <div className="mt-10 [--kit-color-border:var(--kit-color-accent-border)] [--kit-color-surface-tile:transparent]">
          <CrmTicker />
        </div>
      </div>
    </section>
  );
}
