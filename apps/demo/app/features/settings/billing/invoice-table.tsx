import { invoices } from "@voxlog/demo-data/account";
import { formatDate, formatPrice, useLanguage } from "@voxlog/i18n";
import { currency } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { currentPlan } from "./subscription.ts";

const headerClass = "px-2 py-2 sm:px-3 font-medium first:ps-3 last:pe-3 sm:first:ps-4 sm:last:pe-4";
const cellClass = "px-2 py-3 whitespace-nowrap sm:px-3 first:ps-3 last:pe-3 sm:first:ps-4 sm:last:pe-4";

/** The sample invoices; on phones the number stands over the date. */
export function InvoiceTable() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const amount = formatPrice(language, currentPlan().perMonth, currency);
  return (
    <table className="w-full overflow-clip rounded-lg text-left text-sm tabular-nums ring-1 ring-border">
      <caption className="sr-only">{t(($) => $.settings.billing.invoices)}</caption>
      <thead className="bg-surface-sunken text-text-muted">
        <tr>
          <th scope="col" className={headerClass}>
            {t(($) => $.settings.billing.number)}
          </th>
          <th scope="col" className={`${headerClass} max-sm:hidden`}>
            {t(($) => $.settings.billing.date)}
          </th>
          <th scope="col" className={`${headerClass} text-end`}>
            {t(($) => $.settings.billing.amount)}
          </th>
          <th scope="col" className={headerClass}>
            {t(($) => $.settings.billing.status)}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {invoices.map(({ number, date }) => {
          const day = formatDate(language, new Date(date), { dateStyle: "medium", timeZone: "UTC" });
          return (
            <tr key={number}>
              <th scope="row" className={`${cellClass} font-medium`}>
                {number}
                <span className="block font-normal text-text-muted sm:hidden">{day}</span>
              </th>
              <td className={`${cellClass} max-sm:hidden`}>{day}</td>
              <td className={`${cellClass} text-end`}>{amount}</td>
              <td className={cellClass}>
                <Badge tone="success" icon={<Check aria-hidden="true" />}>
                  {t(($) => $.settings.billing.paid)}
                </Badge>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
