import { useStore } from "@voxlog/browser/store";
import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../../layout/section-card.tsx";
import { Deferred } from "../../../lazy/deferred.tsx";
import { WordDialogSlot } from "../../../words/word-dialog-slot.tsx";
import { wordEdits } from "../../../words/word-edits.ts";
import { NoWords } from "./no-words.tsx";
import { RemoveWord } from "./remove-word.tsx";
import { everyWord, selectWords } from "./select-words.ts";
import { WordFiles } from "./word-files.tsx";
import { WordFilters } from "./word-filters.tsx";
import { WordList } from "./word-list.tsx";

/** The words that the agent has to recognise: to find, add, change, delete, and take along as a file. */
export function DictionaryPanel() {
  const { t } = useTranslation("demo");
  const words = useStore(wordEdits);
  const [query, setQuery] = useState(everyWord);
  const [form, setForm] = useState<{ open: boolean; edited?: DictionaryWord }>({ open: false });
  const [removal, setRemoval] = useState<{ open: boolean; word?: DictionaryWord }>({ open: false });
  const panel = useRef<HTMLElement>(null);
  const found = useMemo(() => selectWords(words, query), [words, query]);
  const focusPanel = () => panel.current?.focus();
  const showAll = () => {
    setQuery(everyWord);
    focusPanel();
  };
  return (
    <SectionCard
      ref={panel}
      // Focus comes here when what had it is gone.
      tabIndex={-1}
      title={t(($) => $.agentTimmy.dictionary.title)}
      aside={
        <Button
          // Not all of the panel: beside what is higher than the screen, the tour has no room.
          data-tour="dictionary"
          aria-haspopup="dialog"
          className="max-sm:w-full"
          onClick={() => setForm({ open: true })}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t(($) => $.agentTimmy.dictionary.add)}
        </Button>
      }
    >
      <p className="-mt-2 max-w-prose text-text-muted">
        {t(($) => $.agentTimmy.dictionary.intro, { agent: brand.agent })}
      </p>
      {words.length > 0 && <WordFilters query={query} onChange={setQuery} />}
      <div className="grid grid-cols-1 gap-3">
        <p role="status" className="text-sm text-text-muted">
          {found.length > 0
            ? t(($) => $.agentTimmy.dictionary.found, { count: found.length })
            : t(($) => $.agentTimmy.dictionary[words.length > 0 ? "nothingFound" : "empty"])}
        </p>
        {found.length > 0 ? (
          <WordList
            words={found}
            onEdit={(edited) => setForm({ open: true, edited })}
            onRemove={(word) => setRemoval({ open: true, word })}
          />
        ) : (
          <NoWords isEmpty={words.length === 0} onClear={showAll} />
        )}
      </div>
      <Deferred>
        <WordFiles words={words} />
        <WordDialogSlot
          open={form.open}
          onOpenChange={(open) => setForm({ ...form, open })}
          edited={form.edited}
        />
        <RemoveWord
          open={removal.open}
          word={removal.word}
          onClose={() => setRemoval({ ...removal, open: false })}
          onRestored={focusPanel}
        />
      </Deferred>
    </SectionCard>
  );
}
