import { writeCsv } from "@voxlog/browser/csv";
import { durationIn } from "@voxlog/demo-data/recordings";
import { teamMembers } from "@voxlog/demo-data/team";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Link2 } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { CsvLink } from "../../components/csv-link.tsx";
import { recordingDuration } from "../../recordings/recording-time.ts";
import type { ListedRecording } from "../../recordings/use-recordings.ts";

/** How many recordings are found, and what can be done with these or the chosen ones of them. */
export function ListToolbar({
  found,
  selected,
  onSelect,
}: {
  found: readonly ListedRecording[];
  selected: readonly ListedRecording[];
  /** Chooses all that are found, or none. */
  onSelect: (all: boolean) => void;
}) {
  const { t } = useTranslation("demo");
  const hasSelection = selected.length > 0;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-text-muted">
        {found.length === 0
          ? t(($) => $.recordings.nothingFound)
          : hasSelection
            ? t(($) => $.recordings.selection.chosen, { count: selected.length, total: found.length })
            : t(($) => $.recordings.found, { count: found.length })}
      </p>
      <div className="flex flex-wrap gap-2">
        {found.length > 0 && (
          <>
            <Button size="sm" variant="ghost" onClick={() => onSelect(!hasSelection)}>
              {hasSelection ? t(($) => $.recordings.selection.none) : t(($) => $.recordings.selection.all)}
            </Button>
            <Export recordings={hasSelection ? selected : found} />
          </>
        )}
        <CopyLink />
      </div>
    </div>
  );
}

/** Gives recordings as a file for a spreadsheet. */
function Export({ recordings }: { recordings: readonly ListedRecording[] }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const csv = useMemo(() => {
    const header = (
      ["date", "client", "contact", "title", "status", "crm", "owner", "mood", "duration"] as const
    ).map((column) => t(($) => $.recordings.export.columns[column]));
    const rows = recordings.map(
      ({ date, client, contact, title, status, crm, owner, sentiment, duration }) => [
        date,
        client,
        contact,
        textIn(title, language).replaceAll("\u00AD", ""),
        t(($) => $.recordings.status[status]),
        crm,
        teamMembers.find(({ id }) => id === owner)?.name ?? owner,
        sentiment ? t(($) => $.recordings.filters.moods[sentiment]) : "",
        recordingDuration(durationIn(duration, language)),
      ],
    );
    return writeCsv([header, ...rows], language === "nl" ? ";" : ",");
  }, [recordings, language, t]);
  return (
    <CsvLink
      csv={csv}
      name={t(($) => $.recordings.export.fileName)}
      label={t(($) => $.recordings.export.action)}
    />
  );
}

/** Puts the address, which holds the search, the filters and the order, on the clipboard. */
function CopyLink() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(location.href);
      toast(t(($) => $.recordings.link.copied));
    } catch {
      // The browser has no clipboard for this page, or the visitor does not allow it.
      toast(
        t(($) => $.recordings.link.notCopied),
        { tone: "danger" },
      );
    }
  }
  return (
    <Button size="sm" variant="secondary" onClick={copy}>
      <Link2 aria-hidden="true" className="size-4" />
      {t(($) => $.recordings.link.copy)}
    </Button>
  );
}
