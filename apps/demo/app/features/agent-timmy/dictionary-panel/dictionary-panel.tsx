import { useStore } from "@voxlog/browser/store";
import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { brand } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Plus } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog, Deferred } from "../../../components/lazy.tsx";
import { SectionCard } from "../../../components/section-card.tsx";
import { useDialogEntry } from "../../../components/use-dialog-entry.ts";
import { removeWord, restoreWord } from "../../../dictionary/change-words.ts";
import { dictionaryEdits } from "../../../dictionary/entries.ts";
import { WordDialogSlot } from "../../../dictionary/word-dialog-slot.tsx";
import { noWordFilters, selectWords, WordFilters } from "./word-filters.tsx";
import { WordList } from "./word-list.tsx";

/** The agent's dictionary: search, add, edit and delete words. */
export function DictionaryPanel() {
  const { t } = useTranslation("demo");
  const words = useStore(dictionaryEdits);
  const [query, setQuery] = useState(noWordFilters);
  const form = useDialogEntry();
  const [edited, setEdited] = useState<DictionaryWord>();
  const removal = useDialogEntry();
  const [removed, setRemoved] = useState<DictionaryWord>();
  const panel = useRef<HTMLElement>(null);
  const matches = useMemo(() => selectWords(words, query), [words, query]);
  function openForm(word?: DictionaryWord): void {
    setEdited(word);
    form.setOpen(true);
  }
  const focusPanel = () => panel.current?.focus();
  return (
    <SectionCard
      ref={panel}
      // Receives focus when the focused element is removed.
      tabIndex={-1}
      title={t(($) => $.agentTimmy.dictionary.title)}
      aside={
        <Button
          // Not the whole panel: the tour has no room next to a target taller than the screen.
          data-tour="dictionary"
          aria-haspopup="dialog"
          className="max-sm:w-full"
          onClick={() => openForm()}
        >
          <Plus aria-hidden="true" className="size-5" />
          {t(($) => $.agentTimmy.dictionary.add)}
        </Button>
      }
    >
      <p className="-mt-2 max-w-prose text-text-muted">
        {t(($) => $.agentTimmy.dictionary.intro, { agent: brand.agent })}
      </p>
      <WordFilters query={query} onChange={setQuery} />
      <div className="grid grid-cols-1 gap-3">
        <p role="status" className="text-sm text-text-muted">
          {matches.length > 0
            ? t(($) => $.agentTimmy.dictionary.found, { count: matches.length })
            : t(($) => $.agentTimmy.dictionary.nothingFound)}
        </p>
        {matches.length > 0 && (
          <WordList
            words={matches}
            onEdit={openForm}
            onRemove={(word) => {
              setRemoved(word);
              removal.setOpen(true);
            }}
          />
        )}
      </div>
      <Deferred>
        <WordDialogSlot open={form.open} onOpenChange={form.setOpen} edited={edited} />
        <RemoveWord
          open={removal.open}
          word={removed}
          onClose={() => removal.setOpen(false)}
          onRestored={focusPanel}
        />
      </Deferred>
    </SectionCard>
  );
}

/** Milliseconds in which a deletion can be undone. */
const TIME_TO_UNDO = 10_000;

/** Deletes a word after a confirmation, with undo. */
function RemoveWord({
  open,
  word,
  onClose,
  onRestored,
}: {
  open: boolean;
  /** The word to delete. It stays visible while the dialog closes. */
  word: DictionaryWord | undefined;
  onClose: () => void;
  onRestored: () => void;
}) {
  const { t } = useTranslation("demo");
  const toast = useToast();

  function remove(): void {
    onClose();
    if (!word) return;
    removeWord(word.id);
    toast(
      t(($) => $.agentTimmy.dictionary.removed, { word: word.word }),
      {
        duration: TIME_TO_UNDO,
        action: {
          label: t(($) => $.undo),
          onClick: () => {
            restoreWord(word);
            onRestored();
          },
        },
      },
    );
  }

  return (
    <AlertDialog
      open={open}
      title={t(($) => $.agentTimmy.dictionary.removeTitle)}
      description={t(($) => $.agentTimmy.dictionary.removeText, {
        agent: brand.agent,
        word: word?.word ?? "",
      })}
      confirmLabel={t(($) => $.agentTimmy.dictionary.removeConfirm)}
      cancelLabel={t(($) => $.cancel)}
      onConfirm={remove}
      onOpenChange={onClose}
    />
  );
}
