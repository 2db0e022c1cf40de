import type { CrmField, FieldValue } from "@voxlog/demo-data/recording-detail";
import { formatDate, formatPrice, type Language, useLanguage } from "@voxlog/i18n";
import { currency } from "@voxlog/product";
import { tableRoles } from "@voxlog/ui/table-roles";
import { useTranslation } from "react-i18next";
import { useTextIn } from "./use-text-in.ts";

/** The CRM fields that a conversation changed, with their new values. */
export function CrmFields({ fields }: { fields: readonly CrmField[] }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const language = useLanguage();
  return (
    <table
      {...tableRoles.table}
      data-tour="crm-fields"
      className="w-full overflow-clip rounded-lg text-left ring-1 ring-border max-xs:block"
    >
      <thead {...tableRoles.rows} className="bg-surface-sunken text-sm text-text-muted max-xs:sr-only">
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHeader} className="px-4 py-2 font-medium">
            {t(($) => $.recording.field)}
          </th>
          <th {...tableRoles.columnHeader} className="px-4 py-2 font-medium">
            {t(($) => $.recording.newValue)}
          </th>
        </tr>
      </thead>
      <tbody {...tableRoles.rows} className="divide-y border-t max-xs:block max-xs:border-t-0">
        {fields.map(({ label, value }) => (
          <tr {...tableRoles.row} key={textIn(label)} className="max-xs:block max-xs:py-2">
            <th
              {...tableRoles.rowHeader}
              className="px-4 py-2 text-sm font-normal text-text-muted max-xs:block max-xs:py-0"
            >
              {textIn(label)}
            </th>
            <td {...tableRoles.cell} className="px-4 py-2 font-medium max-xs:block max-xs:py-0">
              {formatFieldValue(value, language, textIn)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function formatFieldValue(
  value: FieldValue,
  language: Language,
  textIn: ReturnType<typeof useTextIn>,
): string {
  if (typeof value === "string" || "nl" in value) return textIn(value);
  if ("euros" in value) return formatPrice(language, value.euros, currency);
  return formatDate(language, new Date(value.date), { dateStyle: "medium", timeZone: "UTC" });
}
