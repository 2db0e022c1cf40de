import { formatPrice } from "@voxlog/i18n";
import {
  type BillingPeriod,
  currency,
  directCrms,
  type Plan,
  type Price,
  yearlyCommitmentMonths,
  yearlyDiscount,
} from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { DialogLink } from "../../lead-form/dialog-link.tsx";
import { useLanguage } from "../../shell/use-view.ts";
import { CheckList } from "../check-list.tsx";

/** Each period's text is there; the checked radio button of the page decides which one shows. */
const shownIn: Record<BillingPeriod, string> = {
  yearly: "group-has-[[value=monthly]:checked]/plans:hidden",
  monthly: "group-has-[[value=yearly]:checked]/plans:hidden",
};

/** One plan: its price, what it includes, and how to get it. */
export function PlanCard({ plan }: { plan: Plan }) {
  const { t } = useTranslation("site");
  return (
    <li className="flex flex-col rounded-2xl border border-border bg-surface-raised p-7 shadow-sm">
      <h2 className="text-2xl">{plan.name}</h2>
      <p className="mt-1 text-text-muted">{t(($) => $.pricing.plans[plan.id].text)}</p>
      {plan.price ? <PlanPrice price={plan.price} /> : <CustomPrice />}
      <CheckList
        className="mt-7 mb-8"
        items={[
          t(($) => $.pricing.includes[plan.id].a),
          t(($) => $.pricing.includes[plan.id].b, { count: directCrms.length }),
          t(($) => $.pricing.includes[plan.id].c),
        ]}
      />
      <Button asChild className="mt-auto" variant={plan.id === "teams" ? "primary" : "secondary"}>
        <DialogLink dialog="signup">{t(($) => $.pricing.plans[plan.id].action)}</DialogLink>
      </Button>
    </li>
  );
}

function PlanPrice({ price }: { price: Price }) {
  const { t } = useTranslation("site");
  const language = useLanguage();
  return (["yearly", "monthly"] as const).map((period) => (
    <div key={period} className={`mt-6 ${shownIn[period]}`}>
      <p className="flex items-center gap-3">
        <span className="text-display-md font-semibold">
          {formatPrice(language, price[period], currency)}
        </span>
        {period === "yearly" && (
          <Badge tone="accent">{t(($) => $.pricing.save, { percent: yearlyDiscount(price) })}</Badge>
        )}
      </p>
      <p className="mt-1 text-sm text-text-muted">{t(($) => $.pricing.perUser)}</p>
      <p className="text-sm text-text-muted">
        {t(($) => $.pricing.billed[period], { months: yearlyCommitmentMonths })}
      </p>
    </div>
  ));
}

function CustomPrice() {
  const { t } = useTranslation("site");
  return (
    <div className="mt-6">
      <p className="text-display-md font-semibold">{t(($) => $.pricing.custom.price)}</p>
      <p className="mt-1 text-sm text-text-muted">{t(($) => $.pricing.custom.text)}</p>
    </div>
  );
}
