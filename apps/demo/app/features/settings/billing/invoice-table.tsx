import { invoices } from "@voxlog/demo-data/account";
import { formatDate, formatPrice } from "@voxlog/i18n";
import { currency } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../language/use-language.ts";
import { tableRoles } from "../../../layout/table-roles.ts";
import { currentPlan } from "./subscription.ts";

const headerClass = "px-2 py-2 sm:px-3 font-medium first:ps-3 last:pe-3 sm:first:ps-4 sm:last:pe-4";
const cellClass =
  "px-2 sm:px-3 min-[24rem]:first:ps-3 min-[24rem]:last:pe-3 sm:first:ps-4 sm:last:pe-4 " +
  "min-[24rem]:py-3 min-[24rem]:whitespace-nowrap";

/** The sample invoices; on phones the number stands over the date, on narrow ones the rows wrap. */
export function InvoiceTable() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const amount = formatPrice(language, currentPlan().perMonth, currency);
  return (
    <table
      {...tableRoles.table}
      className="w-full overflow-clip rounded-lg text-left text-sm tabular-nums ring-1 ring-border max-[24rem]:block"
    >
      <caption className="sr-only">{t(($) => $.settings.billing.invoices)}</caption>
      <thead {...tableRoles.rows} className="bg-surface-sunken text-text-muted max-[24rem]:sr-only">
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
      <tbody {...tableRoles.rows} className="divide-y border-t max-[24rem]:block max-[24rem]:border-t-0">
        {invoices.map(({ number, date }) => {
          const day = formatDate(language, new Date(date), { dateStyle: "medium", timeZone: "UTC" });
          return (
            <tr
              {...tableRoles.row}
              key={number}
              className="max-[24rem]:flex max-[24rem]:flex-wrap max-[24rem]:items-center max-[24rem]:gap-y-1 max-[24rem]:px-1 max-[24rem]:py-3"
            >
              <th {...tableRoles.rowHeader} className={`${cellClass} font-medium max-[24rem]:basis-full`}>
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
