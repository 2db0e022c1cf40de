import { DatePicker } from "@voxlog/ui/date-picker";
import { SelectField } from "@voxlog/ui/select-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  addDays,
  type FilterProps,
  isDay,
  isKeptYearBefore,
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
  const hasYear = isKeptYearBefore(filters.from, today);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and this isn't one.
    <div
      role="group"
      aria-label={t(($) => $.filters.label)}
      className="grid w-full items-start gap-3 print:hidden xs:grid-cols-[2fr_3fr] sm:flex sm:w-auto sm:flex-wrap"
    >
      {sets.length > 1 && (
        <SelectField
          label={t(($) => $.filters.set)}
          value={filters.set.name}
          className="sm:w-44"
          onChange={({ target }) => {
            const set = sets.find(({ name }) => name === target.value);
            if (set) onFilters({ ...filters, set });
          }}
        >
          {sets.map((set) => (
            <option key={set.name} value={set.name}>
              {nameOf(set)}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={t(($) => $.filters.period)}
        value={filters.period}
        className="sm:w-52"
        onChange={({ target }) => {
          const period = periods.find((each) => String(each) === target.value);
          if (period) onFilters({ ...filters, period, from: addDays(today, 1 - period), to: today });
          else onFilters({ ...filters, period: "custom" });
        }}
      >
        {[...periods, "custom" as const].map((period) => (
          <option key={period} value={period}>
            {t(($) => $.filters.periods[period])}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(($) => $.filters.compare)}
        value={filters.compare ?? "before"}
        className="xs:col-span-2 sm:w-52"
        onChange={({ target }) => {
          const { compare: _, ...others } = filters;
          onFilters(target.value === "year" ? { ...others, compare: "year" } : others);
        }}
      >
        <option value="before">{t(($) => $.filters.before)}</option>
        <option value="year" disabled={!hasYear}>
          {hasYear ? t(($) => $.filters.year) : t(($) => $.filters.noYear, { days: MAX_COMPARED_YEAR })}
        </option>
      </SelectField>
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
