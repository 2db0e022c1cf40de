import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { Switch } from "@voxlog/ui/switch";
import { TextField } from "@voxlog/ui/text-field";
import { useToast } from "@voxlog/ui/toast";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../edits/drafts.ts";
import {
  addWord,
  changeWord,
  draftOf,
  longestWord,
  normalizeWord,
  type WordDraft,
  type WordProblem,
} from "./change-words.ts";

type WordDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  edited?: DictionaryWord | undefined;
  /** Initial text of a word to add. */
  suggestion?: string;
  hint?: string | undefined;
};

/** A dialog with a word's form. */
export function WordDialog({ open, onOpenChange, edited, suggestion = "", hint }: WordDialogProps) {
  const { t } = useTranslation(["demo", "common"]);
  const toast = useToast();

  function save(draft: WordDraft) {
    const problem = edited ? changeWord(edited.id, draft) : addWord(draft);
    if (problem) return problem;
    const word = draft.word.trim();
    onOpenChange(false);
    toast(edited ? t(($) => $.words.changed, { word }) : t(($) => $.words.added, { word }));
    return undefined;
  }

  const initial = edited
    ? draftOf(edited)
    : {
        word: normalizeWord(suggestion).slice(0, longestWord),
        isMisspelling: false,
        correction: "",
        isShared: false,
      };
  const name = JSON.stringify(["word", edited?.id, initial]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={edited ? t(($) => $.words.editTitle) : t(($) => $.words.addTitle)}
      description={hint}
      // React passes a key on to the dialog's opener, such as a recording, where arrow keys change the recording.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <WordForm
        key={name}
        name={name}
        initial={initial}
        submitLabel={edited ? t(($) => $.words.change) : t(($) => $.words.add)}
        onSave={save}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}

const correctionProblems: readonly WordProblem[] = ["noCorrection", "sameCorrection"];

/** A word with its correction and scope. An error is shown next to its field until the field changes. */
function WordForm({
  name,
  initial,
  submitLabel,
  onSave,
  onCancel,
}: {
  /** Of its draft. */
  name: string;
  initial: WordDraft;
  submitLabel: string;
  onSave: (draft: WordDraft) => WordProblem | undefined;
  onCancel: () => void;
}) {
  const { t } = useTranslation("demo");
  const [draft, setDraft, forgetDraft] = useDraft(name, initial);
  const [problem, setProblem] = useState<WordProblem>();
  const word = useRef<HTMLInputElement>(null);
  const correction = useRef<HTMLInputElement>(null);
  const isCorrectionWrong = problem !== undefined && correctionProblems.includes(problem);
  const error =
    problem && problem !== "blank" ? t(($) => $.words.problems[problem], { longestWord }) : undefined;

  function change(part: Partial<WordDraft>): void {
    setDraft({ ...draft, ...part });
    setProblem(undefined);
  }

  function submit(): void {
    const found = onSave(draft);
    setProblem(found);
    if (!found) forgetDraft();
    else (correctionProblems.includes(found) ? correction : word).current?.focus();
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={word}
        label={draft.isMisspelling ? t(($) => $.words.misspelled) : t(($) => $.words.word)}
        required
        autoComplete="off"
        autoCapitalize="off"
        maxLength={longestWord}
        error={isCorrectionWrong ? undefined : error}
        value={draft.word}
        onChange={(event) => change({ word: event.target.value })}
      />
      <Switch
        label={t(($) => $.words.isMisspelling)}
        hint={t(($) => $.words.isMisspellingHint)}
        checked={draft.isMisspelling}
        onChange={(event) => change({ isMisspelling: event.target.checked })}
      />
      {draft.isMisspelling && (
        <TextField
          ref={correction}
          label={t(($) => $.words.correction)}
          required
          autoComplete="off"
          autoCapitalize="off"
          maxLength={longestWord}
          error={isCorrectionWrong ? error : undefined}
          value={draft.correction}
          onChange={(event) => change({ correction: event.target.value })}
        />
      )}
      <Switch
        label={t(($) => $.words.isShared)}
        hint={t(($) => $.words.isSharedHint)}
        checked={draft.isShared}
        onChange={(event) => change({ isShared: event.target.checked })}
      />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button
          variant="secondary"
          onClick={() => {
            forgetDraft();
            onCancel();
          }}
        >
          {t(($) => $.cancel)}
        </Button>
        <Button type="submit" disabled={draft.word.trim() === ""}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
