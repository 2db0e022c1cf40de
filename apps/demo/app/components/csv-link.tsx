import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { FileDown } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useObjectUrl } from "./audio-player.tsx";
import { useDemoTracker } from "./use-demo-tracker.ts";

/** Gives the visitor a file for their spreadsheet, and says where it went. */
export function CsvLink({
  csv,
  name,
  label,
}: {
  /** What is in it. */
  csv: string;
  /** The file's name, without its ending. */
  name: string;
  label: string;
}) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const tracker = useDemoTracker();
  const url = useObjectUrl(useMemo(() => new Blob([csv], { type: "text/csv" }), [csv]));
  const file = `${name}.csv`;
  return (
    <Button asChild variant="secondary" size="sm">
      <a
        href={url}
        download={file}
        onClick={() => {
          tracker.track("list_exported");
          toast(t(($) => $.edits.exported, { file }));
        }}
      >
        <FileDown aria-hidden="true" className="size-4" />
        {label}
      </a>
    </Button>
  );
}
