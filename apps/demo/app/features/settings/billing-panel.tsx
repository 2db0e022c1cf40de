import { useStore } from "@voxlog/browser/store";
import { subscription } from "@voxlog/demo-data/account";
import { licenses } from "@voxlog/demo-data/team";
import { currency, type Plan, type Price, plans, yearlyCommitmentMonths } from "@voxlog/product";
import { formatNumber, formatPrice, useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Eye } from "lucide-react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { viewedRole } from "../../edits/account-edits.ts";

/** Shows what the sample team pays: real prices for sample licenses. Members read who manages billing. */
export function BillingPanel() {
  const { t } = useTranslation("demo");
  if (useStore(viewedRole) === "Member") return <NotYours />;
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

/** Shown to a member instead of the plan, with a switch to the view that has it. */
function NotYours() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.settings.billing.notYours)}>
      <p className="max-w-prose text-text-muted">{t(($) => $.settings.billing.notYoursText)}</p>
      <Button
        variant="secondary"
        className="justify-self-start max-sm:w-full"
        onClick={({ currentTarget }) => {
          // The button disappears; what replaces it is in the same panel.
          currentTarget.closest<HTMLElement>("[role=tabpanel]")?.focus();
          viewedRole.set("Admin");
        }}
      >
        <Eye aria-hidden="true" className="size-5" />
        {t(($) => $.settings.billing.viewAsAdmin)}
      </Button>
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

type PricedPlan = Plan & { price: Price };

/**
 * Returns the sample team's plan, with its price per user per month in euros.
 *
 * @throws Error when the price list has no price for it.
 */
function currentPlan(): { name: string; perUser: number } {
  const plan = plans.find(
    (one): one is PricedPlan => one.id === subscription.plan && one.price !== undefined,
  );
  if (!plan) throw new Error(`The price list has no price for the sample team's plan, ${subscription.plan}.`);
  return { name: plan.name, perUser: plan.price[subscription.billing] };
}
