import { Badge } from "@voxlog/ui/badge";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { InvoiceTable } from "./billing/invoice-table.tsx";
import { PlanSummary } from "./billing/plan-summary.tsx";

/** What the sample team pays: the real price list on sample licences. */
export function BillingPanel() {
  const { t } = useTranslation("demo");
  const sample = <Badge tone="warning">{t(($) => $.settings.billing.sample)}</Badge>;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <SectionCard title={t(($) => $.settings.billing.title)} aside={sample}>
        <PlanSummary />
      </SectionCard>
      <SectionCard title={t(($) => $.settings.billing.invoices)} aside={sample}>
        <InvoiceTable />
        <p className="text-sm text-text-muted">{t(($) => $.settings.billing.sampleNote)}</p>
      </SectionCard>
    </div>
  );
}
