import { DatePicker } from "@voxlog/ui/date-picker";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "../components/choice.tsx";
import {
  addDays,
  type FilterProps,
  isDay,
  isPreviousYearRetained,
  MAX_COMPARED_YEAR,
  periods,
  type VisitSet,
} from "./filters.ts";
import { useSetName } from "./use-value-name.ts";

/** Selects the set and the period. A choice applies at once. */
export function FilterBar({
  sets,
  filters,
  today,
  onFilters,
}: FilterProps & {
  sets: readonly VisitSet[];
  today: string;
}) {
  const { t } = useTranslation("reports");
  const nameOf = useSetName();
  const hasYear = isPreviousYearRetained(filters.from, today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this isn't one.
    <div
      role="group"
      aria-label={t(($) => $.filters.label)}
      className="grid w-full items-start gap-3 print:hidden xs:grid-cols-[2fr_3fr] sm:flex sm:w-auto sm:flex-wrap"
    >
      {sets.length > 1 && (
        <Choice
          label={t(($) => $.filters.set)}
          value={filters.set.name}
          options={sets.map((set) => ({ value: set.name, label: nameOf(set) }))}
          className="sm:w-44"
          onChoose={(name) =>
            onFilters({ ...filters, set: sets.find((set) => set.name === name) ?? filters.set })
          }
        />
      )}
      <Choice
        label={t(($) => $.filters.period)}
        value={String(filters.period)}
        options={[...periods, "custom" as const].map((period) => ({
          value: String(period),
          label: t(($) => $.filters.periods[period]),
        }))}
        className="sm:w-52"
        onChoose={(value) => {
          const period = periods.find((each) => String(each) === value);
          if (period) onFilters({ ...filters, period, from: addDays(today, 1 - period), to: today });
          else onFilters({ ...filters, period: "custom" });
        }}
      />
      <Choice
        label={t(($) => $.filters.compare)}
        value={filters.compare ?? "before"}
        options={[
          { value: "before", label: t(($) => $.filters.before) },
          hasYear
            ? { value: "year", label: t(($) => $.filters.year) }
            : {
                value: "year",
                label: t(($) => $.filters.noYear, { days: MAX_COMPARED_YEAR }),
                disabled: true,
              },
        ]}
        className="xs:col-span-2 sm:w-52"
        onChoose={(value) => {
          const { compare: _, ...others } = filters;
          onFilters(value === "year" ? { ...others, compare: "year" } : others);
        }}
      />
      {filters.period === "custom" && (
        <DayFields
          key={`${filters.from} ${filters.to}`}
          filters={filters}
          today={today}
          onFilters={onFilters}
        />
      )}
    </div>
  );
}

function DayFields({
  filters,
  today,
  onFilters,
}: FilterProps & {
  today: string;
}) {
  const { t } = useTranslation("reports");
  const [days, setDays] = useState({ from: filters.from, to: filters.to });

  function choose(chosen: typeof days): void {
    setDays(chosen);
    if (isPeriod(chosen)) onFilters({ ...filters, period: "custom", ...chosen });
  }
  return (["from", "to"] as const).map((end) => (
    <DatePicker
      key={end}
      label={t(($) => $.filters[end])}
      defaultValue={days[end]}
      min="2020-01-01"
      max={today}
      error={end === "from" && !isPeriod(days) ? t(($) => $.filters.invalid) : undefined}
      className="sm:w-44"
      onValueChange={(day) => choose({ ...days, [end]: day })}
    />
  ));
}

function isPeriod({ from, to }: { from: string; to: string }): boolean {
  return isDay(from) && isDay(to) && from <= to;
}
