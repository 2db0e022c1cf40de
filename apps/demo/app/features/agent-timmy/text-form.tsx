import { useStore } from "@voxlog/browser/store";
import { type Text, textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/i18n";
import { TextArea, type TextAreaProps } from "@voxlog/ui/text-area";
import { useState } from "react";
import { SaveForm } from "../../edits/save-form.tsx";
import { useSave } from "../../edits/use-save.ts";
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
  const saved = useStore(text) ?? shownSample;
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
