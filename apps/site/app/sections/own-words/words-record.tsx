import { useSettled } from "@voxlog/browser/settled";
import { type Text, textIn } from "@voxlog/demo-data/text";
import { readNote } from "@voxlog/notes/read-note";
import { brand } from "@voxlog/product";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../routing/use-view.ts";
import { RecordField, Task } from "../illustration/illustration.tsx";

/** The record that the agent would write into the CRM. */
export function WordsRecord({ words }: { words: string }) {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const settled = useSettled(words);
  const { rows, tasks, unusable } = useMemo(() => {
    const today = new Date().toLocaleDateString("sv-SE"); // ISO 8601, in the visitor's time zone.
    return readNote(settled, { choice: {}, effects: {}, mentionsConsent: false, shown: language, today });
  }, [settled, language]);
  const inLanguage = (text: Text) => textIn(text, language);
  return (
    <div className="@container">
      <p role="status" className="text-sm font-medium text-text-muted">
        {unusable ? t(($) => $.home.words.nothing) : t(($) => $.home.words.result, { agent: brand.agent })}
      </p>
      {!unusable && (
        <>
          <dl className="mt-3 grid gap-3 @2xs:grid-cols-2">
            {rows.map(({ label, value }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two fields may be equal, and none has a state.
              <RecordField key={index} label={inLanguage(label)} isFilled>
                {inLanguage(value)}
              </RecordField>
            ))}
          </dl>
          <div className="mt-4 grid gap-2">
            {tasks.map(({ title, description, due }) => (
              <Task
                key={inLanguage(description)}
                title={inLanguage(title)}
                day={due ? inLanguage(due) : ""}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
