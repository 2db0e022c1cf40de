import { useStore } from "@voxlog/browser/store";
import { subscription } from "@voxlog/demo-data/account";
import { licenses } from "@voxlog/demo-data/team";
import { currency, plans, yearlyCommitmentMonths } from "@voxlog/product";
import { formatNumber, formatPrice, useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { viewedRole } from "../../edits/account-edits.ts";

/** Shows what the sample team pays: real prices for sample licenses. Members read who manages billing. */
export function BillingPanel() {
  const { t } = useTranslation("demo");
  if (useStore(viewedRole) === "Member") {
    return (
      <SectionCard title={t(($) => $.settings.billing.notYours)}>
        <p className="max-w-prose text-text-muted">{t(($) => $.settings.billing.notYoursText)}</p>
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title={t(($) => $.settings.billing.title)}
      aside={<Badge tone="warning">{t(($) => $.settings.billing.sample)}</Badge>}
      className="lg:max-w-160"
    >
      <PlanSummary />
      <p className="text-sm text-text-muted">{t(($) => $.settings.billing.sampleNote)}</p>
    </SectionCard>
  );
}

/** The plan, its price per user, and the amount of its yearly invoice. */
function PlanSummary() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const { name, perUser } = currentPlan();
  return (
    <>
      <div>
        <p className="text-lg font-semibold">{name}</p>
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="text-display-sm font-semibold">{formatPrice(language, perUser, currency)}</span>
          <span className="text-text-muted">{t(($) => $.settings.billing.perUser)}</span>
        </p>
        <p className="mt-1 text-sm text-text-muted">
          {t(($) => $.settings.billing.yearly, { months: yearlyCommitmentMonths })}
        </p>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-3 border-t pt-5 tabular-nums">
        <dt className="text-text-muted">{t(($) => $.settings.billing.licenses)}</dt>
        <dd className="text-end font-medium">{formatNumber(language, licenses.total)}</dd>
        <dt className="text-text-muted">{t(($) => $.settings.billing.total)}</dt>
        <dd className="text-end font-medium">
          {formatPrice(language, perUser * licenses.total * yearlyCommitmentMonths, currency)}
        </dd>
      </dl>
    </>
  );
}

/**
 * Returns the sample team's plan, with its price per user per month in euros.
 *
 * @throws Error when the price list has no price for it.
 */
function currentPlan(): { name: string; perUser: number } {
  const plan = plans.find(({ id }) => id === subscription.plan);
  if (!plan?.price)
    throw new Error(`The price list has no price for the sample team's plan, ${subscription.plan}.`);
  return { name: plan.name, perUser: plan.price[subscription.billing] };
}
