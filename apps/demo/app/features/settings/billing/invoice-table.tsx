import { invoices } from "@voxlog/demo-data/account";
import { formatDate, formatPrice, useLanguage } from "@voxlog/i18n";
import { currency } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { tableRoles } from "@voxlog/ui/table-roles";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { currentPlan } from "./subscription.ts";

const headerClass = "px-2 py-2 sm:px-3 font-medium first:ps-3 last:pe-3 sm:first:ps-4 sm:last:pe-4";
const cellClass =
  "px-2 sm:px-3 xs:first:ps-3 xs:last:pe-3 sm:first:ps-4 sm:last:pe-4 " + "xs:py-3 xs:whitespace-nowrap";

/** The sample invoices; on phones the number stands over the date, on narrow ones the rows wrap. */
export function InvoiceTable() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const amount = formatPrice(language, currentPlan().perMonth, currency);
  return (
    <table
      {...tableRoles.table}
      className="w-full overflow-clip rounded-lg text-left text-sm tabular-nums ring-1 ring-border max-xs:block"
    >
      <caption className="sr-only">{t(($) => $.settings.billing.invoices)}</caption>
      <thead {...tableRoles.rows} className="bg-surface-sunken text-text-muted max-xs:sr-only">
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader} className={headerClass}>
            {t(($) => $.settings.billing.number)}
          </th>
          <th {...tableRoles.columnHeader} className={`${headerClass} max-sm:hidden`}>
            {t(($) => $.settings.billing.date)}
          </th>
          <th {...tableRoles.columnHeader} className={`${headerClass} text-end`}>
            {t(($) => $.settings.billing.amount)}
          </th>
          <th {...tableRoles.columnHeader} className={headerClass}>
            {t(($) => $.settings.billing.status)}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.rows} className="divide-y border-t max-xs:block max-xs:border-t-0">
        {invoices.map(({ number, date }) => {
          const day = formatDate(language, new Date(date), { dateStyle: "medium", timeZone: "UTC" });
          return (
            <tr
              {...tableRoles.row}
              key={number}
              className="max-xs:flex max-xs:flex-wrap max-xs:items-center max-xs:gap-y-1 max-xs:px-1 max-xs:py-3"
            >
              <th {...tableRoles.rowHeader} className={`${cellClass} font-medium max-xs:basis-full`}>
                {number}
                <span className="block font-normal text-text-muted sm:hidden">{day}</span>
              </th>
              <td {...tableRoles.cell} className={`${cellClass} max-sm:hidden`}>
                {day}
              </td>
              <td {...tableRoles.cell} className={`${cellClass} text-end`}>
                {amount}
              </td>
              <td {...tableRoles.cell} className={cellClass}>
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
