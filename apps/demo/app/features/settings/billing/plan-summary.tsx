import { licences } from "@voxlog/demo-data/team";
import { formatNumber, formatPrice, useLanguage } from "@voxlog/i18n";
import { currency, yearlyCommitmentMonths } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { currentPlan } from "./subscription.ts";

/** The plan, its price, and what it comes to. */
export function PlanSummary() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { name, perUser, perMonth } = currentPlan();
  return (
    <>
      <div>
        <p className="text-lg font-semibold">{name}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="text-display-sm font-semibold tabular-nums">
            {formatPrice(language, perUser, currency)}
          </span>
          <span className="text-text-muted">{t(($) => $.settings.billing.perUser)}</span>
        </p>
        <p className="mt-1 text-sm text-text-muted">
          {t(($) => $.settings.billing.yearly, { months: yearlyCommitmentMonths })}
        </p>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-t pt-5 tabular-nums">
        <dt className="text-text-muted">{t(($) => $.settings.billing.licences)}</dt>
        <dd className="text-end font-medium">{formatNumber(language, licences.total)}</dd>
        <dt className="text-text-muted">{t(($) => $.settings.billing.total)}</dt>
        <dd className="text-end font-medium">{formatPrice(language, perMonth, currency)}</dd>
      </dl>
    </>
  );
}
