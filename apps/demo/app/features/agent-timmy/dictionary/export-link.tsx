import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { useLanguage } from "@voxlog/i18n";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { FileDown } from "lucide-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useObjectUrl } from "../../../audio/use-object-url.ts";
import { writeWords } from "./csv/words-csv.ts";

/** Gives the visitor the dictionary as a file for their spreadsheet. */
export function ExportLink({ words }: { words: readonly DictionaryWord[] }) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const language = useLanguage();
  const csv = useMemo(() => new Blob([writeWords(words, language)], { type: "text/csv" }), [words, language]);
  const file = `${t(($) => $.agentTimmy.dictionary.fileName)}.csv`;
  return (
    <Button asChild variant="secondary" size="sm">
      <a
        href={useObjectUrl(csv)}
        download={file}
        onClick={() => toast(t(($) => $.agentTimmy.dictionary.exported, { file }))}
      >
        <FileDown aria-hidden="true" className="size-4" />
        {t(($) => $.agentTimmy.dictionary.export)}
      </a>
    </Button>
  );
}
