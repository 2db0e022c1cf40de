import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { SearchX } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ScreenHeading } from "../components/screen.tsx";
import { RecordingFilters } from "../features/recordings-search/recording-filters.tsx";
import {
  type RecordingQuery,
  readQuery,
  selectRecordings,
  sortedBy,
  writeQuery,
} from "../features/recordings-search/recording-query.ts";
import { RecordingList } from "../recordings/recording-list.tsx";
import { useRecordings } from "../recordings/use-recordings.ts";

/** All recordings. The search, filter and order are in the address, so that they can be shared and come back. */
function RecordingsScreen() {
  const { t } = useTranslation("demo");
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const list = useRef<HTMLDivElement>(null);
  const found = selectRecordings(useRecordings(), query, (status) => t(($) => $.recordings.status[status]));
  const ask = (next: RecordingQuery) => setParams((current) => writeQuery(current, next), { replace: true });
  function clear(): void {
    ask({ ...query, search: "", status: null });
    list.current?.focus();
  }

  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <ScreenHeading>{t(($) => $.recordings.title)}</ScreenHeading>
        <p className="mt-1 text-text-muted">{t(($) => $.recordings.subtitle, { agent: brand.agent })}</p>
      </div>
      <RecordingFilters query={query} onChange={ask} />
      {/* Focus comes here when what had it is gone. */}
      <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
        <p role="status" className="text-sm text-text-muted">
          {found.length > 0
            ? t(($) => $.recordings.found, { count: found.length })
            : t(($) => $.recordings.nothingFound)}
        </p>
        <RecordingList
          label={t(($) => $.recordings.title)}
          recordings={found}
          sorting={{
            column: query.column,
            descending: query.descending,
            onSort: (column) => ask(sortedBy(query, column)),
          }}
          empty={<NothingFound onClear={clear} />}
        />
      </div>
    </div>
  );
}

/** What stands in place of the list when no recording fits, with the way back to all of them. */
function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("demo");
  return (
    <div className="grid justify-items-center gap-4 rounded-xl border border-dashed px-6 py-14 text-center">
      <SearchX aria-hidden="true" className="size-9 text-text-muted" strokeWidth={1.5} />
      <p className="text-text-muted">{t(($) => $.recordings.nothingFoundHint)}</p>
      <Button variant="secondary" onClick={onClear}>
        {t(($) => $.recordings.clearFilters)}
      </Button>
    </div>
  );
}

export { RecordingsScreen as Component };
