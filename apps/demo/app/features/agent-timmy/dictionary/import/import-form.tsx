import { prefetchCsvParser } from "@voxlog/browser/csv";
import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { formatNumber, useLanguage } from "@voxlog/i18n";
import { Alert } from "@voxlog/ui/alert";
import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { addWords } from "../../../../words/word-edits.ts";
import { type FileFailure, largestFile, readText } from "../csv/read-text.ts";
import { writeWords } from "../csv/words-csv.ts";
import { FileButton } from "./file-button.tsx";
import { ImportResult } from "./import-result.tsx";
import { type ImportReport, importWords } from "./import-words.ts";

type Outcome = { failure: FileFailure | "empty" } | { report: ImportReport };

/** Shows what a file should look like, takes one, and says what came of it. */
export function ImportForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(prefetchCsvParser, []);
  const failure = outcome && "failure" in outcome ? outcome.failure : undefined;
  const report = outcome && "report" in outcome ? outcome.report : undefined;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div role="status">
        {report ? (
          <ImportResult report={report} />
        ) : (
          <figure className="grid grid-cols-1 gap-1.5">
            <figcaption className="text-sm font-medium">
              {t(($) => $.agentTimmy.wordImport.example)}
            </figcaption>
            <pre className="rounded-md border bg-surface-sunken px-4 py-3 font-mono text-sm whitespace-pre-wrap">
              {breakable(writeWords(dictionaryWords.slice(0, 3), language).trim())}
            </pre>
          </figure>
        )}
      </div>
      {failure && (
        <Alert tone="danger">
          {t(($) => $.agentTimmy.wordImport.failures[failure], { size: formatNumber(language, largestFile) })}
        </Alert>
      )}
      <p className="text-sm text-text-muted">{t(($) => $.agentTimmy.wordImport.privacy)}</p>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <FileButton
          variant={report ? "secondary" : "primary"}
          label={
            report ? t(($) => $.agentTimmy.wordImport.another) : t(($) => $.agentTimmy.wordImport.choose)
          }
          onFile={async (file) => setOutcome(await takeWords(file))}
        />
        {report && <Button onClick={onDone}>{t(($) => $.agentTimmy.wordImport.done)}</Button>}
      </div>
    </div>
  );
}

async function takeWords(file: File): Promise<Outcome> {
  const read = await readText(file);
  if ("failure" in read) return read;
  try {
    const report = await importWords(read.text, addWords);
    const isEmpty = report.added + report.duplicates.length + report.rejected.length === 0;
    return isEmpty ? { failure: "empty" } : { report };
  } catch {
    return { failure: "unreadable" }; // The parser could not be fetched.
  }
}
