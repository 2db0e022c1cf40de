import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { Dialog } from "@voxlog/ui/dialog";
import { useToast } from "@voxlog/ui/toast";
import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { useUnstoredNotice } from "../edits/use-unstored-notice.ts";
import { addWords, changeWord, draftOf } from "../words/word-edits.ts";
import { WordForm } from "../words/word-form.tsx";
import type { WordDraft } from "./entries.ts";

export type WordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The word to edit; without it one is added. */
  edited?: DictionaryWord | undefined;
  /** What the word to add starts as. */
  suggestion?: string;
  /** What to know before it is filled in. */
  hint?: string | undefined;
};

/** The form of a word, in a dialog. */
export function WordDialog({ open, onOpenChange, edited, suggestion = "", hint }: WordDialogProps) {
  const { t } = useTranslation(["demo", "common"]);
  const toast = useToast();
  useUnstoredNotice(); // Words are added from transcripts, too.

  function save(draft: WordDraft) {
    const problem = edited ? changeWord(edited.id, draft) : addWords([draft])[0];
    if (problem) return problem;
    const word = draft.word.trim();
    toast(edited ? t(($) => $.words.changed, { word }) : t(($) => $.words.added, { word }));
    onOpenChange(false);
    return undefined;
  }

  const initial = edited
    ? draftOf(edited)
    : { word: suggestion, isMisspelling: false, correction: "", isShared: false };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={edited ? t(($) => $.words.editTitle) : t(($) => $.words.addTitle)}
      description={hint}
      closeLabel={t(($) => $.close, { ns: "common" })}
      onKeyDown={keepKeysInside}
    >
      <WordForm
        key={JSON.stringify(initial)}
        initial={initial}
        submitLabel={edited ? t(($) => $.words.change) : t(($) => $.words.add)}
        onSave={save}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

/** React hands a key on to whatever opened the dialog, such as a recording that arrow keys leave. */
function keepKeysInside(event: KeyboardEvent): void {
  event.stopPropagation();
}
