import { Button } from "@voxlog/ui/button";
import { BookPlus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDialogEntry } from "../../components/use-dialog-entry.ts";
import { WordDialogSlot } from "../../dictionary/word-dialog-slot.tsx";

/**
 * Opens the dictionary's form with the text selected in an element. It works without a selection too, since not every
 * browser can select text by keyboard.
 */
export function AddSelectedWord({ within }: { within: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("demo");
  const pressedWith = useRef("");
  const [suggestion, setSuggestion] = useState("");
  const { open, setOpen } = useDialogEntry();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        // Some browsers clear the selection on press, before the click.
        onPointerDown={() => {
          pressedWith.current = selectedText(within.current);
        }}
        onClick={() => {
          setSuggestion(selectedText(within.current) || pressedWith.current);
          pressedWith.current = "";
          setOpen(true);
        }}
      >
        <BookPlus aria-hidden="true" className="size-4" />
        {t(($) => $.words.addSelected)}
      </Button>
      <WordDialogSlot
        open={open}
        onOpenChange={setOpen}
        suggestion={suggestion}
        hint={suggestion ? undefined : t(($) => $.words.selectHint)}
      />
    </>
  );
}

/** Returns the text selected within an element, or nothing if the selection extends beyond it. */
function selectedText(within: HTMLElement | null): string {
  const selection = document.getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (!range || !within?.contains(range.commonAncestorContainer)) return "";
  return range.toString().trim();
}
