import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { useLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { FileUp } from "lucide-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { CsvLink } from "../../../components/csv-link.tsx";
import { lazyDialog } from "../../../components/lazy.tsx";
import { writeWords } from "./words-csv.ts";

const ImportDialog = lazyDialog(
  () => import("./import-dialog.tsx").then((module) => module.ImportDialog),
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

/** Gives the visitor the dictionary as a file for their spreadsheet. */
function ExportLink({ words }: { words: readonly DictionaryWord[] }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const csv = useMemo(() => writeWords(words, language), [words, language]);
  return (
    <CsvLink
      csv={csv}
      name={t(($) => $.agentTimmy.dictionary.fileName)}
      label={t(($) => $.agentTimmy.dictionary.export)}
    />
  );
}
