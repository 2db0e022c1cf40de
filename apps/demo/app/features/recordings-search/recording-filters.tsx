import { useMediaQuery } from "@voxlog/browser/media-query";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { TextField } from "@voxlog/ui/text-field";
import { SlidersHorizontal } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { FILTERS_FIT } from "../../components/breakpoints.ts";
import { lazyDialog } from "../../components/lazy.tsx";
import { FilterFields, type QueryProps } from "./filter-fields.tsx";
import { filterNames } from "./recording-query.ts";
import { prefetchTextIndex } from "./use-text-search.ts";

const FilterSheet = lazyDialog(
  () => import("./filter-sheet.tsx").then((module) => module.FilterSheet),
  ({ onOpenChange }) => onOpenChange(false),
);

/** The search, the filters, and, where the table's headers are missing, the order. Phones have all but the search in a sheet. */
export function RecordingFilters({ query, onChange }: QueryProps) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false); // Its code is fetched then.
  const filtersFit = useMediaQuery(FILTERS_FIT);
  const count = filterNames.filter((name) => query[name] !== null).length;

  // The address follows the typing a moment later, so while it has focus the input has the say.
  useEffect(() => {
    const input = search.current;
    if (input && input !== document.activeElement) input.value = query.search;
  }, [query.search]);

  return (
    <search className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={search}
          type="search"
          className="min-w-48 grow"
          label={t(($) => $.recordings.search)}
          defaultValue={query.search}
          onFocus={() => prefetchTextIndex(language)}
          onChange={(event) => onChange({ ...query, search: event.target.value })}
        />
        {!filtersFit && (
          <>
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              {...prefetchOnIntent(() => setIsWanted(true))}
              onClick={() => {
                setIsWanted(true);
                setIsOpen(true);
              }}
            >
              <SlidersHorizontal aria-hidden="true" className="size-5" />
              {count > 0
                ? t(($) => $.recordings.filters.chosen, { count })
                : t(($) => $.recordings.filters.title)}
            </Button>
            {isWanted && (
              <FilterSheet open={isOpen} onOpenChange={setIsOpen} query={query} onChange={onChange} />
            )}
          </>
        )}
      </div>
      {filtersFit && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(--spacing(48),1fr))] gap-3">
          <FilterFields query={query} onChange={onChange} />
        </div>
      )}
    </search>
  );
}
