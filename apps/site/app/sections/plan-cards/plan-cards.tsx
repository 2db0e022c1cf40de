import { bestYearlyDiscount, brand, claims, directCrms, type Plan, plans } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { Radio, RadioGroup } from "@voxlog/ui/radio-group";
import { useTranslation } from "react-i18next";
import { DialogLink } from "../../leads/dialog-link.tsx";
import { CheckList, PageHeading } from "../section.tsx";
import { PERIOD, periods } from "./period-address.ts";
import { CustomPrice, PlanPrice } from "./plan-price.tsx";
import { useBillingPeriod } from "./use-billing-period.ts";

/** The plans and their prices. Two radio buttons switch the billing period with CSS only. */
export function PlanCards() {
  const { t } = useTranslation("site");
  const { period, choose, ref } = useBillingPeriod();
  return (
    <div className="group/plans @container">
      <PageHeading title={t(($) => $.pricing.title)} subtitle={t(($) => $.pricing.subtitle)} />
      <div className="mx-auto mt-9 flex max-w-page flex-wrap items-center justify-center gap-x-4 gap-y-3 px-gutter">
        <RadioGroup
          ref={ref}
          variant="segmented"
          label={t(($) => $.pricing.period.label)}
          hidesLabel
          name={PERIOD}
          defaultValue={period}
          onValueChange={(each) => choose(each)}
        >
          {periods.map((each) => (
            <Radio key={each} value={each}>
              {t(($) => $.pricing.period[each])}
            </Radio>
          ))}
        </RadioGroup>
        <Badge tone="success">{t(($) => $.pricing.period.saveUpTo, { percent: bestYearlyDiscount() })}</Badge>
      </div>
      <ul className="mx-auto mt-10 grid max-w-page gap-5 px-gutter @5xl:grid-cols-3">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </ul>
    </div>
  );
}

const RECOMMENDED: Plan["id"] = "teams";

/** A plan. Subgrid aligns the parts of cards next to each other. */
function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation(["site", "common"]);
  const recommended = plan.id === RECOMMENDED;
  return (
    <li
      data-recommended={recommended || undefined}
      className="flex flex-col rounded-2xl border border-border bg-surface-raised p-7 shadow-sm data-recommended:border-2 data-recommended:border-accent data-recommended:p-[calc(--spacing(7)-1px)] data-recommended:shadow-lg @3xl:@max-5xl:grid @3xl:@max-5xl:grid-flow-col @3xl:@max-5xl:grid-cols-2 @3xl:@max-5xl:grid-rows-[auto_auto_1fr] @3xl:@max-5xl:gap-x-8 @5xl:row-span-4 @5xl:grid @5xl:grid-rows-subgrid @5xl:gap-y-0"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <Heading level={2} size="2xl">
            {plan.name}
          </Heading>
          {recommended && <Badge tone="accent">{t(($) => $.pricing.recommended)}</Badge>}
        </div>
        <p className="mt-1 text-text-muted">{t(($) => $.pricing.plans[plan.id].text)}</p>
      </div>
      {plan.price ? <PlanPrice price={plan.price} /> : <CustomPrice />}
      <Button
        asChild
        className="mt-6 w-full @3xl:@max-5xl:self-start"
        variant={recommended ? "primary" : "secondary"}
      >
        <DialogLink dialog="signup" openedBy={plan.id}>
          {plan.price ? t(($) => $.startNow, { ns: "common" }) : t(($) => $.pricing.custom.action)}
        </DialogLink>
      </Button>
      <div className="mt-7 border-border pt-6 @max-3xl:border-t @3xl:@max-5xl:row-span-3 @3xl:@max-5xl:mt-0 @3xl:@max-5xl:border-s @3xl:@max-5xl:ps-8 @3xl:@max-5xl:pt-0 @5xl:border-t">
        <p className="text-sm font-medium text-text-muted">{t(($) => $.pricing.includes)}</p>
        <CheckList className="mt-4" items={useIncluded(plan.id)} />
        {recommended && (
          <p className="mt-6 rounded-md bg-accent-soft px-4 py-3 text-sm text-accent-text">
            {t(($) => $.pricing.reason, { agent: brand.agent })}
          </p>
        )}
      </div>
    </li>
  );
}

function useIncluded(plan: Plan["id"]): string[] {
  const { t } = useTranslation("site");
  return [
    t(($) => $.pricing.plans[plan].a),
    t(($) => $.pricing.plans[plan].b),
    t(($) => $.pricing.plans[plan].c, { count: directCrms.length }),
    t(($) => $.pricing.plans[plan].d),
    t(($) => $.pricing.plans[plan].e, { hours: claims.supportResponseHours }),
  ];
}
