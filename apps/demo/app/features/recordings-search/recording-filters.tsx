import { useMediaQuery } from "@voxlog/browser/media-query";
import { SelectField } from "@voxlog/ui/select-field";
import { TextField } from "@voxlog/ui/text-field";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { TABLE_FITS } from "../../breakpoints.ts";
import { columns } from "../../recordings/columns.tsx";
import { type RecordingQuery, readQuery, statuses } from "./recording-query.ts";

/** The search, the status filter, and, where the table's headers are missing, the order. */
export function RecordingFilters({
  query,
  onChange,
}: {
  query: RecordingQuery;
  onChange: (query: RecordingQuery) => void;
}) {
  const { t } = useTranslation("demo");
  const search = useRef<HTMLInputElement>(null);
  const tableFits = useMediaQuery(TABLE_FITS);

  // The address follows the typing a moment later, so while it has focus the input has the say.
  useEffect(() => {
    const input = search.current;
    if (input && input !== document.activeElement) input.value = query.search;
  }, [query.search]);

  return (
    <search className="grid grid-cols-2 gap-4 md:grid-cols-[1fr_--spacing(52)]">
      <TextField
        ref={search}
        type="search"
        className="max-md:col-span-2"
        label={t(($) => $.recordings.search)}
        defaultValue={query.search}
        onChange={(event) => onChange({ ...query, search: event.target.value })}
      />
      <SelectField
        className="max-sm:col-span-2"
        label={t(($) => $.recordings.filter)}
        value={query.status ?? ""}
        onChange={({ target }) =>
          onChange({ ...query, status: readQuery(new URLSearchParams({ status: target.value })).status })
        }
      >
        <option value="">{t(($) => $.recordings.allStatuses)}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {t(($) => $.recordings.status[status])}
          </option>
        ))}
      </SelectField>
      {!tableFits && (
        <SelectField
          className="max-sm:col-span-2"
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
      )}
    </search>
  );
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
