import { Button } from "@voxlog/ui/button";
import { BookPlus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSelectedText } from "../words/use-selected-text.ts";
import { WordDialogSlot } from "../words/word-dialog-slot.tsx";
import { longestWord, tidyWord } from "./entries.ts";

/**
 * Opens the dictionary's form with the text selected in an element. It works without a selection too, since a
 * text cannot be selected by keyboard in every browser.
 */
export function AddSelectedWord({ within }: { within: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation("demo");
  const selected = tidyWord(useSelectedText(within)).slice(0, longestWord);
  const pressedWith = useRef("");
  const [suggestion, setSuggestion] = useState("");
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-haspopup="dialog"
        // Some browsers drop the selection on the press, before the click.
        onPointerDown={() => {
          pressedWith.current = selected;
        }}
        onClick={() => {
          setSuggestion(selected || pressedWith.current);
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
