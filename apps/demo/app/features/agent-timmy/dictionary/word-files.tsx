import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { Button } from "@voxlog/ui/button";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../../lazy/lazy-dialog.tsx";
import { ExportLink } from "./export-link.tsx";

const ImportDialog = lazyDialog(
  () => import("./import/import-dialog.tsx").then((module) => module.ImportDialog),
  ({ onOpenChange }) => onOpenChange(false),
);

/** The dictionary from a file, and into one. */
export function WordFiles({ words }: { words: readonly DictionaryWord[] }) {
  const { t } = useTranslation("demo");
  const [importing, setImporting] = useState(false);
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setImporting(true)}>
        <FileUp aria-hidden="true" className="size-4" />
        {t(($) => $.agentTimmy.dictionary.import)}
      </Button>
      {words.length > 0 && <ExportLink words={words} />}
      <ImportDialog open={importing} onOpenChange={setImporting} />
    </div>
  );
}
