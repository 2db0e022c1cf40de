import { formatList, useLanguage } from "@voxlog/i18n";
import { Alert } from "@voxlog/ui/alert";
import { useTranslation } from "react-i18next";
import { longestWord } from "../../../../words/word-rules.ts";
import type { ImportReport } from "./import-words.ts";

/** More than these would bury the rest of the message. */
const MOST_LISTED = 8;

/** What came of a file: what was added, what was there already, and which lines are wrong. */
export function ImportResult({ report: { added, duplicates, rejected } }: { report: ImportReport }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const more = (all: readonly unknown[]) =>
    all.length > MOST_LISTED
      ? [t(($) => $.agentTimmy.wordImport.more, { count: all.length - MOST_LISTED })]
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
            words: formatList(language, [...duplicates.slice(0, MOST_LISTED), ...more(duplicates)]),
          })}
        </Alert>
      )}
      {rejected.length > 0 && (
        <Alert role="presentation" tone="danger">
          <p>{t(($) => $.agentTimmy.wordImport.rejected, { count: rejected.length })}</p>
          <ul className="mt-1.5 grid gap-1 font-normal">
            {rejected.slice(0, MOST_LISTED).map(({ line, problem }) => (
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
