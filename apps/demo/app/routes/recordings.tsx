import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { EmptyState } from "@voxlog/ui/empty-state";
import { PageHeader } from "@voxlog/ui/page-header";
import { SearchX } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ListToolbar } from "../features/recordings-search/list-toolbar.tsx";
import { ListViews } from "../features/recordings-search/list-views.tsx";
import { RecordingFilters } from "../features/recordings-search/recording-filters.tsx";
import {
  noFilters,
  type RecordingQuery,
  readQuery,
  selectRecordings,
  sortedBy,
  writeQuery,
} from "../features/recordings-search/recording-query.ts";
import { useTextSearch } from "../features/recordings-search/use-text-search.ts";
import { RecordingList } from "../recordings/list/recording-list.tsx";
import { useRecordings } from "../recordings/use-recordings.ts";

/** All recordings. The search, filters and order are in the address, so that they can be shared and come back. */
function RecordingsScreen() {
  const { t } = useTranslation("demo");
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const list = useRef<HTMLDivElement>(null);
  const { textsOf, excerpts } = useTextSearch(query.search);
  const found = selectRecordings(
    useRecordings(),
    query,
    (status) => t(($) => $.recordings.status[status]),
    textsOf,
  );
  const { ids, toggle, select } = useSelection();
  const ask = (next: RecordingQuery) => setParams((current) => writeQuery(current, next), { replace: true });
  function clear(): void {
    ask({ ...query, ...noFilters, search: "" });
    list.current?.focus();
  }

  return (
    <div className="@container grid grid-cols-1 gap-6">
      <PageHeader
        title={t(($) => $.recordings.title)}
        text={t(($) => $.recordings.subtitle, { agent: brand.agent })}
      />
      <ListViews query={query} />
      <RecordingFilters query={query} onChange={ask} />
      {/* Focus comes here when what had it is gone. */}
      <div ref={list} tabIndex={-1} className="grid grid-cols-1 gap-3 outline-none">
        <ListToolbar
          found={found}
          selected={found.filter(({ id }) => ids.has(id))}
          onSelect={(all) => select(all ? found.map(({ id }) => id) : [])}
        />
        <RecordingList
          label={t(($) => $.recordings.title)}
          recordings={found}
          sorting={{
            column: query.column,
            descending: query.descending,
            onSort: (column) => ask(sortedBy(query, column)),
          }}
          selection={{ ids, onToggle: toggle }}
          excerpts={excerpts}
          empty={<NothingFound onClear={clear} />}
        />
      </div>
    </div>
  );
}

/** Which recordings the visitor chose. They stay chosen while a filter hides them. */
function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setIds((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id])),
    [],
  );
  return { ids, toggle, select: (chosen: readonly string[]) => setIds(new Set(chosen)) };
}

/** Shown instead of the list when no recording matches, with the way back to all of them. */
function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("demo");
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" strokeWidth={1.5} />}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t(($) => $.recordings.clearFilters)}
        </Button>
      }
    >
      {t(($) => $.recordings.nothingFoundHint)}
    </EmptyState>
  );
}

export { RecordingsScreen as Component };
