import { bestYearlyDiscount, plans } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { PageHeading } from "../page-heading.tsx";
import { PERIOD, periods } from "./period-address.ts";
import { PlanCard } from "./plan-card.tsx";
import { useBillingPeriod } from "./use-billing-period.ts";

/** The plans and their prices. Both periods are in the page; a choice of two radio buttons shows one by CSS alone. */
export function PlanCards() {
  const { t } = useTranslation("site");
  const { period, choose, ref } = useBillingPeriod();
  return (
    <div className="group/plans">
      <PageHeading title={t(($) => $.pricing.title)} subtitle={t(($) => $.pricing.subtitle)} />
      <fieldset
        ref={ref}
        className="mx-auto mt-9 flex max-w-page flex-wrap items-center justify-center gap-x-4 gap-y-3 px-gutter"
      >
        <legend className="sr-only">{t(($) => $.pricing.period.label)}</legend>
        <div className="inline-flex rounded-lg bg-surface-hover p-1">
          {periods.map((each) => (
            <label
              key={each}
              className="relative flex min-h-11 cursor-pointer items-center rounded-md px-5 font-medium text-text-muted has-checked:bg-surface-raised has-checked:text-text has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={PERIOD}
                value={each}
                defaultChecked={each === period}
                onChange={() => choose(each)}
                className="sr-only"
              />
              {t(($) => $.pricing.period[each])}
            </label>
          ))}
        </div>
        <Badge tone="success">{t(($) => $.pricing.period.saveUpTo, { percent: bestYearlyDiscount() })}</Badge>
      </fieldset>
      <ul className="mx-auto mt-10 grid max-w-page gap-5 px-gutter lg:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </div>
  );
}
