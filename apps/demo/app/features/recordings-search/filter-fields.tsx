import { teamMembers } from "@voxlog/demo-data/team";
import { SelectField } from "@voxlog/ui/select-field";
import { useTranslation } from "react-i18next";
import { columns } from "../../recordings/columns.tsx";
import {
  type Filters,
  filterNames,
  filterValues,
  type RecordingQuery,
  readQuery,
} from "./recording-query.ts";

export type QueryProps = {
  query: RecordingQuery;
  onChange: (query: RecordingQuery) => void;
};

/** A choice for each filter, and the order. */
export function FilterFields({ query, onChange }: QueryProps) {
  const { t } = useTranslation("demo");
  const nameOf = useFilterValueName();
  const choose = (name: string, value: string) =>
    onChange({ ...query, [name]: readQuery(new URLSearchParams({ [name]: value }))[name as keyof Filters] });
  return (
    <>
      {filterNames.map((name) => (
        <SelectField
          key={name}
          label={t(($) => $.recordings.filters[name])}
          value={query[name] ?? ""}
          onChange={({ target }) => choose(name, target.value)}
        >
          <option value="">{t(($) => $.recordings.filters.all[name])}</option>
          {filterValues[name].map((value) => (
            <option key={value} value={value}>
              {nameOf(value)}
            </option>
          ))}
        </SelectField>
      ))}
      <SelectField
        // The table's headers do it where they are.
        className="@table:hidden"
        label={t(($) => $.recordings.order)}
        value={`${query.descending ? "-" : ""}${query.column}`}
        onChange={({ target }) => {
          const { column, descending } = readQuery(new URLSearchParams({ sort: target.value }));
          onChange({ ...query, column, descending });
        }}
      >
        {columns.map(({ key }) => (
          <SortOptions key={key} column={key} />
        ))}
      </SelectField>
    </>
  );
}

/** Gives what a filter's value is called. */
function useFilterValueName() {
  const { t } = useTranslation("demo");
  return (value: NonNullable<Filters[keyof Filters]>): string => {
    switch (value) {
      case "synced":
      case "processing":
        return t(($) => $.recordings.status[value]);
      case "today":
      case "yesterday":
      case "earlier":
        return t(($) => $.recordings.filters.days[value]);
      case "positive":
      case "neutral":
      case "negative":
        return t(($) => $.recordings.filters.moods[value]);
      default:
        return teamMembers.find(({ id }) => id === value)?.name ?? value; // Names are as they are.
    }
  };
}

function SortOptions({ column }: { column: RecordingQuery["column"] }) {
  const { t } = useTranslation("demo");
  const name = t(($) => $.recordings.columns[column]);
  return (
    <>
      <option value={column}>{t(($) => $.recordings.ascending, { column: name })}</option>
      <option value={`-${column}`}>{t(($) => $.recordings.descending, { column: name })}</option>
    </>
  );
}
