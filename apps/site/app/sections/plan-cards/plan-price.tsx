import {
  type BillingPeriod,
  currency,
  type Price,
  yearlyCommitmentMonths,
  yearlyDiscount,
} from "@voxlog/product";
import { formatPrice, languages } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../routing/use-view.ts";
import { periods } from "./period-address.ts";

/** The page contains both periods. The checked radio button shows one. */
const shownIn: Record<BillingPeriod, string> = {
  yearly: "group-has-[[value=monthly]:checked]/plans:hidden",
  monthly: "group-has-[[value=yearly]:checked]/plans:hidden",
};

// Creates the formatters while the view is prefetched, before the click: docs/decisions/slow-phones.md.
for (const language of languages) formatPrice(language, 0, currency);

/** A plan's price, per billing period. */
export function PlanPrice({ price }: { price: Price }) {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const total = formatPrice(language, price.yearly * yearlyCommitmentMonths, currency);
  return (
    <div>
      {periods.map((period) => (
        <Amount
          key={period}
          className={shownIn[period]}
          amount={formatPrice(language, price[period], currency)}
          badge={
            period === "yearly" && (
              <Badge tone="success">{t(($) => $.pricing.save, { percent: yearlyDiscount(price) })}</Badge>
            )
          }
          unit={t(($) => $.pricing.perUser)}
          billed={t(($) => $.pricing.billed[period], { total, months: yearlyCommitmentMonths })}
        />
      ))}
    </div>
  );
}

/** The price of a plan that is quoted on request. */
export function CustomPrice() {
  const { t } = useTranslation("site");
  return (
    <Amount
      amount={t(($) => $.pricing.custom.price)}
      unit={t(($) => $.pricing.custom.text)}
      billed={t(($) => $.pricing.custom.billed)}
    />
  );
}

type AmountProps = { amount: string; unit: string; billed: string; badge?: ReactNode; className?: string };

function Amount({ amount, unit, billed, badge, className }: AmountProps) {
  return (
    <div className={className}>
      <p className="mt-6 flex flex-wrap items-center gap-x-3">
        <span className="text-display-md font-semibold">{amount}</span>
        {badge}
      </p>
      <p className="mt-1.5 text-sm text-text-muted">{unit}</p>
      <p className="text-sm text-text-muted">{billed}</p>
    </div>
  );
}
