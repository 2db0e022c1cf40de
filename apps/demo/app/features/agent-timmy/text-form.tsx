import { type Text, textIn } from "@voxlog/demo-data/text";
import { TextArea, type TextAreaProps } from "@voxlog/ui/text-area";
import { useState } from "react";
import { SaveForm } from "../../edits/save-form.tsx";
import { useEdits } from "../../edits/stored-edits.ts";
import { useSave } from "../../edits/use-save.ts";
import { useLanguage } from "../../language/use-language.ts";
import type { SavedText } from "./saved-text.ts";

/** A text to work on and save. The other props are the text area's. */
export function TextForm({
  text,
  sample,
  ...props
}: Pick<TextAreaProps, "label" | "hint" | "tall" | "rows"> & {
  text: SavedText;
  /** What it says until something else is saved. */
  sample: Text;
}) {
  const language = useLanguage();
  const shownSample = textIn(sample, language);
  const saved = useEdits(text) ?? shownSample;
  // Nothing as long as nothing was typed: the sample follows the language.
  const [typed, setTyped] = useState<string>();
  const { saving, save } = useSave();
  const draft = typed ?? saved;
  function commit(): void {
    text.set(draft === shownSample ? null : draft);
    setTyped((now) => (now === draft ? undefined : now));
  }
  return (
    <SaveForm changed={draft !== saved} saving={saving} onSave={() => save(commit)}>
      <TextArea
        {...props}
        value={draft}
        onChange={({ target }) => setTyped(target.value === saved ? undefined : target.value)}
      />
    </SaveForm>
  );
}
