import type { CrmField, FieldValue } from "@voxlog/demo-data/recording-detail";
import { formatDate, formatPrice, type Language, useLanguage } from "@voxlog/i18n";
import { currency } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useTextIn } from "./use-text-in.ts";

/** The CRM fields that a conversation changed, with their new values. */
export function CrmFields({ fields }: { fields: readonly CrmField[] }) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const language = useLanguage();
  return (
    <table data-tour="crm-fields" className="w-full overflow-clip rounded-lg text-left ring-1 ring-border">
      <thead className="bg-surface-sunken text-sm text-text-muted">
        <tr>
          <th scope="col" className="px-4 py-2 font-medium">
            {t(($) => $.recording.field)}
          </th>
          <th scope="col" className="px-4 py-2 font-medium">
            {t(($) => $.recording.newValue)}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y border-t">
        {fields.map(({ label, value }) => (
          <tr key={textIn(label)}>
            <th scope="row" className="px-4 py-2 text-sm font-normal text-text-muted">
              {textIn(label)}
            </th>
            <td className="px-4 py-2 font-medium">{formatFieldValue(value, language, textIn)}</td>
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
