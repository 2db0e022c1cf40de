import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { brand } from "@voxlog/product";
import { TextArea } from "@voxlog/ui/text-area";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/icons.tsx";
import { restoreWords, saveWords } from "../../leads/draft.ts";
import { DemoLink } from "../../leads/enter-demo.tsx";

/** The agent, loaded when the field gets focus. */
const reader = createLazy(() => import("./words-record.tsx").then((module) => module.WordsRecord));

const MAX_LENGTH = 2000;

/** A field whose words the agent reads in the browser. The demo continues with them. */
export function OwnWords({ className }: { className: string }) {
  const { t } = useTranslation("site");
  const { agent } = brand;
  const field = useRef<HTMLTextAreaElement>(null);
  const [words, setWords] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const WordsRecord = useLazy(reader, words !== "" && !hasFailed, () => setFailed(true));
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration.
  useEffect(() => {
    if (!field.current) return;
    restoreWords();
    take(field.current);
  }, []);
  function take({ value }: HTMLTextAreaElement): void {
    const next = value.trim();
    setWords(next);
    saveWords(next);
  }
  function change({ target }: ChangeEvent<HTMLTextAreaElement>): void {
    take(target);
    setFailed(false); // Tries again.
  }
  return (
    <div
      className={`grid gap-x-8 gap-y-4 rounded-2xl border border-border bg-surface-raised p-4 shadow-md sm:p-6 @2xl/hero:grid-cols-2 noscript:hidden print:hidden ${className}`}
    >
      <div className="grid content-start gap-2">
        <TextArea
          ref={field}
          id="own-words"
          label={
            <span className="block text-lg font-semibold text-balance">{t(($) => $.home.words.label)}</span>
          }
          hint={t(($) => $.home.words.hint)}
          error={hasFailed && t(($) => $.home.words.failed, { agent })}
          placeholder={t(($) => $.home.words.placeholder)}
          autoComplete="off"
          maxLength={MAX_LENGTH}
          rows={3}
          onFocus={reader.prefetch}
          onChange={change}
        />
        {words && (
          <p>
            <DemoLink
              openedBy="words"
              className="inline-flex min-h-11 items-center gap-2 font-medium text-accent-text underline-offset-4 hover:underline"
            >
              {t(($) => $.home.words.open)}
              <Icon name="arrow" className="size-4 shrink-0" />
            </DemoLink>
          </p>
        )}
      </div>
      {words && WordsRecord ? (
        <WordsRecord words={words} />
      ) : (
        <p className="grid place-content-center rounded-lg border border-dashed border-border p-6 text-center text-balance text-text-muted @max-2xl/hero:hidden">
          {t(($) => $.home.words.empty, { agent })}
        </p>
      )}
    </div>
  );
}
