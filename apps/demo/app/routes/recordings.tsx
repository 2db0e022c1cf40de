import { brand } from "@voxlog/product";
import { useLanguage } from "@voxlog/texts";
import { EmptyState } from "@voxlog/ui/empty-state";
import { PageHeader } from "@voxlog/ui/page-header";
import { TextField } from "@voxlog/ui/text-field";
import { SearchX } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { prefetchTextIndex, useTextSearch } from "../features/recordings-search/use-text-search.ts";
import { RecordingList } from "../recordings/list/recording-list.tsx";

/** All recordings. The search is in the address, so that it can be shared and survives a reload. */
function RecordingsScreen() {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const wanted = params.get("q") ?? "";
  const search = useRef<HTMLInputElement>(null);
  const { matches, excerpts } = useTextSearch(wanted);
  const setSearch = (text: string) =>
    setParams(
      (current) => {
        if (text) current.set("q", text);
        else current.delete("q");
        return current;
      },
      { replace: true },
    );

  // The address follows the input with a delay, so a focused input takes precedence.
  useEffect(() => {
    const input = search.current;
    if (input && input !== document.activeElement) input.value = wanted;
  }, [wanted]);

  return (
    <div className="@container grid grid-cols-1 gap-4">
      <PageHeader
        title={t(($) => $.recordingList.title)}
        text={t(($) => $.recordingList.subtitle, { agent: brand.agent })}
      />
      <search>
        <TextField
          ref={search}
          type="search"
          label={t(($) => $.recordingList.search)}
          defaultValue={wanted}
          onFocus={() => prefetchTextIndex(language)}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      <p role="status" className="text-sm text-text-muted">
        {matches.length === 0
          ? t(($) => $.recordingList.nothingFound)
          : t(($) => $.recordingList.found, { count: matches.length })}
      </p>
      <RecordingList
        label={t(($) => $.recordingList.title)}
        recordings={matches}
        excerpts={excerpts}
        empty={
          <EmptyState icon={<SearchX aria-hidden="true" strokeWidth={1.5} />}>
            {t(($) => $.recordingList.nothingFoundHint)}
          </EmptyState>
        }
      />
    </div>
  );
}

export { RecordingsScreen as Component };
