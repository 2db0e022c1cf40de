import { useId } from "react";
import { useTranslation } from "react-i18next";
import { LineChart } from "../chart/line-chart.tsx";
import { dayAt, daysBetween, type FilterProps, type Filters, rowToggle } from "../filters/filters.ts";
import { useValueName } from "../filters/use-value-name.ts";
import { serverTime } from "../session/request.ts";
import { CountTable } from "./count-table.tsx";
import type { EventCounts } from "./fetch-report.ts";
import { ReportPanel } from "./report-panel.tsx";
import { useFormat } from "./use-format.ts";
import { useReport } from "./use-report.ts";

type Row = EventCounts & { label: string; event?: string; property?: string };

/** Shows events by name, page or property. A click on an event filters the sessions. */
export function EventsReport({
  name,
  filters,
  onFilters,
}: FilterProps & { name: "events" | "event_pages" | "event_values" }) {
  const { t } = useTranslation("reports");
  const title = t(($) => $.events.tabs[name]);
  const format = useFormat();
  const valueName = useValueName();
  const first = {
    events: t(($) => $.dimensions.event),
    event_pages: t(($) => $.dimensions.page),
    event_values: t(($) => $.events.value),
  }[name];
  const counts = [t(($) => $.events.count), t(($) => $.columns.sessions)];
  const nameOf = ({ label, event }: Row) =>
    event === undefined ? valueName("event", label) : `${label} · ${valueName("event", event)}`;
  return (
    <ReportPanel
      name={name}
      title={title}
      state={useReport(name, filters)}
      emptyText={t(($) => $.events.empty)}
      isLong
      csv={(rows: readonly Row[]) => [
        [
          first,
          ...(name === "events" ? [] : [t(($) => $.dimensions.event)]),
          ...(name === "event_values" ? [t(($) => $.events.property)] : []),
          ...counts,
        ],
        ...rows.map(({ label, event, property, events, sessions }) => [
          event === undefined ? valueName("event", label) : label,
          ...(event === undefined ? [] : [valueName("event", event)]),
          ...(property === undefined ? [] : [property]),
          events,
          sessions,
        ]),
      ]}
    >
      {(shown: readonly Row[], all) => (
        <CountTable
          caption={title}
          columns={[first, ...counts]}
          rows={shown.map((row) => ({
            key: `${row.event} ${row.property} ${row.label}`,
            name: nameOf(row),
            cells: [format.count(row.events), format.count(row.sessions)],
            bar: { part: row.events, whole: all[0]?.events ?? 0 },
            ...(name === "events" && { toggle: rowToggle({ filters, onFilters }, "event", row.label) }),
          }))}
        />
      )}
    </ReportPanel>
  );
}

/** Shows the number of events by day, of one event if it's selected. */
export function EventDaysReport({ filters }: { filters: Filters }) {
  const { t } = useTranslation("reports");
  const title = t(($) => $.events.tabs.event_days);
  const format = useFormat();
  const id = useId();
  return (
    <ReportPanel
      name="event_days"
      title={title}
      state={useReport("event_days", filters)}
      emptyText={t(($) => $.events.empty)}
      csv={(rows) => [
        [t(($) => $.overview.day), t(($) => $.events.count), t(($) => $.columns.sessions)],
        ...rows.map((row) => [row.day, row.events, row.sessions]),
      ]}
    >
      {(rows, _, shown) => {
        const known = new Map(rows.map((row) => [row.day, row.events]));
        const days = daysBetween(shown.from, shown.to).map((day) => ({ day, events: known.get(day) ?? 0 }));
        const highest = days.reduce((max, each) => (each.events > max.events ? each : max));
        const text = ({ day, events }: (typeof days)[number]) =>
          `${format.day(day)}: ${format.count(events)}`;
        return (
          <>
            <p id={id} className="text-sm text-text-muted">
              {t(($) => $.overview.highest, { highest: text(highest) })}
            </p>
            <LineChart
              title={title}
              describedBy={id}
              isUnfinished={shown.to === dayAt(serverTime())}
              points={days.map((each) => ({
                name: format.day(each.day),
                text: text(each),
                value: each.events,
                before: undefined,
              }))}
              format={format.count}
            />
          </>
        );
      }}
    </ReportPanel>
  );
}
