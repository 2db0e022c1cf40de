import { prefetchCsvParser } from "@voxlog/browser/csv";
import { dictionaryWords } from "@voxlog/demo-data/dictionary";
import { formatList, formatNumber, useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { breakable } from "@voxlog/ui/breakable";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { FileDrop } from "@voxlog/ui/file-drop";
import { FileUp } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { addWords, longestWord } from "../../../dictionary/entries.ts";
import { type FileFailure, type ImportReport, importWords, largestFile, readText } from "./import-words.ts";
import { writeWords } from "./words-csv.ts";

/** Takes words from a file. */
export function ImportDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(["demo", "common"]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.agentTimmy.wordImport.title)}
      description={t(($) => $.agentTimmy.wordImport.text)}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <ImportForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type Outcome = { failure: FileFailure | "empty" } | { report: ImportReport };

/** Shows what a file should look like, takes one, and says what came of it. */
function ImportForm({ onDone }: { onDone: () => void }) {
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
      <FileDrop
        size="sm"
        label={report ? t(($) => $.agentTimmy.wordImport.another) : t(($) => $.agentTimmy.wordImport.choose)}
        overLabel={t(($) => $.agentTimmy.wordImport.dropNow)}
        hint={t(($) => $.agentTimmy.wordImport.privacy)}
        icon={<FileUp />}
        accept=".csv,.txt,text/csv,text/comma-separated-values,text/plain"
        onFiles={async ([file]) => file && setOutcome(await takeWords(file))}
      />
      {report && (
        <Button className="ms-auto" onClick={onDone}>
          {t(($) => $.agentTimmy.wordImport.done)}
        </Button>
      )}
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

/** More than these would bury the rest of the message. */
const MAX_LISTED = 8;

/** What came of a file: what was added, what was there already, and which lines are wrong. */
function ImportResult({ report: { added, duplicates, rejected } }: { report: ImportReport }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const more = (all: readonly unknown[]) =>
    all.length > MAX_LISTED
      ? [t(($) => $.agentTimmy.wordImport.more, { count: all.length - MAX_LISTED })]
      : [];
  return (
    <div className="grid grid-cols-1 gap-3">
      <Alert role="presentation" tone={added > 0 ? "success" : "info"}>
        {t(($) => $.agentTimmy.wordImport.added, { count: added })}
      </Alert>
      {duplicates.length > 0 && (
        <Alert role="presentation">
          {t(($) => $.agentTimmy.wordImport.duplicates, {
            count: duplicates.length,
            words: formatList(language, [...duplicates.slice(0, MAX_LISTED), ...more(duplicates)]),
          })}
        </Alert>
      )}
      {rejected.length > 0 && (
        <Alert role="presentation" tone="danger">
          <p>{t(($) => $.agentTimmy.wordImport.rejected, { count: rejected.length })}</p>
          <ul className="mt-1.5 grid gap-1 font-normal">
            {rejected.slice(0, MAX_LISTED).map(({ line, problem }) => (
              <li key={line}>
                <span className="font-semibold">{t(($) => $.agentTimmy.wordImport.line, { line })}</span>:{" "}
                {t(($) => $.agentTimmy.wordImport.problems[problem], { longestWord })}
              </li>
            ))}
            {more(rejected).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
