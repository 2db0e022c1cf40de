import { fieldLabels } from "@voxlog/demo-data/field-labels";
import type { CrmField } from "@voxlog/demo-data/recording-detail";
import { type Text, textIn } from "@voxlog/demo-data/text";
import { crmFieldNames } from "@voxlog/notes/crm-field-names";
import { type CrmName, crmObjects, type DirectCrm } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../routing/use-view.ts";
import { useFormats } from "../illustration/use-sample.ts";

/** A fact of a conversation with its place in a CRM. */
export type PlacedFact = { label: string; value: string; before?: string | undefined; place: string };

/** The custom fields that belong to the company, not to the deal. */
const OF_COMPANY = new Set<Text>([fieldLabels.painPoint, fieldLabels.renewalDate, fieldLabels.risk]);

/** Returns functions that place facts in a CRM, with that CRM's names. */
export function usePlaces(crm: DirectCrm) {
  const { t } = useTranslation("topics");
  const language = useLanguage();
  const { shownValue, day } = useFormats();
  const objects = crmObjects[crm];
  const { due, decisionMaker, customFieldsEdition: edition } = objects;
  const name = (object: "company" | "person" | "deal" | "task" | "conversation") =>
    textIn(objects[object], language);
  const within = (object: string, field: CrmName) =>
    t(($) => $.place.within, { object, field: textIn(field, language) });
  const standard = crmFieldNames(crm);
  const custom = (object: string) =>
    edition ? t(($) => $.place.customIn, { object, edition }) : t(($) => $.place.custom, { object });
  const fact = (kind: "client" | "contact" | "task" | "summary", value: string): PlacedFact => ({
    label: t(($) => $.place[kind]),
    value,
    place:
      kind === "task" && due
        ? within(name("task"), due)
        : name(
            ({ client: "company", contact: "person", task: "task", summary: "conversation" } as const)[kind],
          ),
  });
  return {
    fact,
    task: (title: Text, due: string) => fact("task", `${textIn(title, language)}, ${day(due)}`),
    field({ label, value, before }: CrmField): PlacedFact {
      const role = label === fieldLabels.decisionMaker ? decisionMaker : undefined;
      const place = role?.field ?? standard.get(label);
      const owner = name(OF_COMPANY.has(label) ? "company" : (role?.of ?? "deal"));
      return {
        label: textIn(label, language),
        value: shownValue(value),
        before: before && shownValue(before),
        place: place ? within(owner, place) : custom(owner),
      };
    },
  };
}

/** A list of facts with their places in a CRM. */
export function PlacedFacts({ crm, facts }: { crm: DirectCrm; facts: readonly PlacedFact[] }) {
  const { t } = useTranslation("topics");
  return (
    <dl className="divide-y divide-border border-y border-border">
      {facts.map(({ label, value, before, place }) => (
        <div key={label} className="grid gap-x-6 gap-y-1 py-4 @2xl:grid-cols-[1fr_2fr_1.5fr]">
          <dt className="text-text-muted">{label}</dt>
          <dd>
            {value}
            {before && (
              <span className="block text-sm text-text-muted">
                {t(($) => $.place.before, { value: before })}
              </span>
            )}
          </dd>
          <dd className="text-text-muted">
            {t(($) => $.place.in, { crm })} <span className="font-semibold text-accent-text">{place}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
