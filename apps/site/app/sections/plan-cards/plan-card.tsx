import { claims, directCrms, type Plan } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { DialogLink } from "../../leads/dialog-link.tsx";
import { CheckList } from "../check-list.tsx";
import { CustomPrice, PlanPrice } from "./plan-price.tsx";

type PlanCardProps = { plan: Plan };

/** The plan that the page leads the eye to. */
const RECOMMENDED: Plan["id"] = "teams";

/** One plan: its price, how to get it, and what it includes. The parts of cards side by side line up. */
export function PlanCard({ plan }: PlanCardProps) {
  const { t } = useTranslation("site");
  const recommended = plan.id === RECOMMENDED;
  return (
    <li
      data-recommended={recommended || undefined}
      className="flex flex-col rounded-2xl border border-border bg-surface-raised p-7 shadow-sm data-recommended:border-2 data-recommended:border-accent data-recommended:p-[calc(--spacing(7)-1px)] data-recommended:shadow-lg md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_auto_1fr] md:max-lg:gap-x-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0"
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-2xl">{plan.name}</h2>
          {recommended && <Badge tone="accent">{t(($) => $.pricing.recommended)}</Badge>}
        </div>
        <p className="mt-1 text-text-muted">{t(($) => $.pricing.plans[plan.id].text)}</p>
      </div>
      {plan.price ? <PlanPrice price={plan.price} /> : <CustomPrice />}
      <Button
        asChild
        className="mt-6 w-full md:max-lg:self-start"
        variant={recommended ? "primary" : "secondary"}
      >
        <DialogLink dialog="signup">{t(($) => $.pricing.plans[plan.id].action)}</DialogLink>
      </Button>
      <div className="mt-7 border-border pt-6 max-md:border-t md:max-lg:col-start-2 md:max-lg:row-span-3 md:max-lg:row-start-1 md:max-lg:mt-0 md:max-lg:border-s md:max-lg:ps-8 md:max-lg:pt-0 lg:border-t">
        <p className="text-sm font-medium text-text-muted">{t(($) => $.pricing.includes)}</p>
        <CheckList className="mt-4" items={useIncluded(plan.id)} />
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
