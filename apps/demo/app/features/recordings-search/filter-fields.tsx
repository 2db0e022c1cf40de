import { teamMembers } from "@voxlog/demo-data/team";
import { SelectField } from "@voxlog/ui/select-field";
import { useTranslation } from "react-i18next";
import { columns } from "../../recordings/list/columns.tsx";
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
  const optionsOf = useFilterOptions();
  const choose = (name: keyof Filters, value: string) =>
    onChange({ ...query, [name]: readQuery(new URLSearchParams({ [name]: value }))[name] });
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
          {optionsOf(name).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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

/** Returns the values of a filter, each with its label. A value without a label is a type error. */
function useFilterOptions() {
  const { t } = useTranslation("demo");
  const labels: { [Name in keyof Filters]: (value: NonNullable<Filters[Name]>) => string } = {
    status: (value) => t(($) => $.recordings.status[value]),
    crm: (value) => value,
    day: (value) => t(($) => $.recordings.filters.days[value]),
    mood: (value) => t(($) => $.recordings.filters.moods[value]),
    owner: (value) => teamMembers.find(({ id }) => id === value)?.name ?? value,
  };
  return <Name extends keyof Filters>(name: Name) =>
    filterValues[name].map((value) => ({ value, label: labels[name](value) }));
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
