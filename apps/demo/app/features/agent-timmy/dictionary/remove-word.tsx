import type { DictionaryWord } from "@voxlog/demo-data/dictionary";
import { brand } from "@voxlog/product";
import { useToast } from "@voxlog/ui/toast";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../../../lazy/confirm-dialog.tsx";
import { removeWord, restoreWord } from "../../../words/word-edits.ts";

/** Milliseconds in which a deletion can be taken back. */
const TIME_TO_UNDO = 10_000;

/** Asks before a word is deleted, and offers to take that back afterwards. */
export function RemoveWord({
  open,
  word,
  onClose,
  onRestored,
}: {
  open: boolean;
  /** The word asked about; it stays in the picture while the dialog leaves. */
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
          label: t(($) => $.agentTimmy.dictionary.undo),
          onPress: () => {
            restoreWord(word);
            onRestored();
          },
        },
      },
    );
  }

  return (
    <ConfirmDialog
      open={open}
      title={t(($) => $.agentTimmy.dictionary.removeTitle)}
      description={t(($) => $.agentTimmy.dictionary.removeText, {
        agent: brand.agent,
        word: word?.word ?? "",
      })}
      confirmLabel={t(($) => $.agentTimmy.dictionary.removeConfirm)}
      cancelLabel={t(($) => $.words.cancel)}
      onConfirm={remove}
      onCancel={onClose}
    />
  );
}
