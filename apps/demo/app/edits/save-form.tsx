import { timings } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";

/** Fields with a save button. */
export function SaveForm({
  saving,
  onSave,
  children,
}: {
  saving: boolean;
  onSave: (form: HTMLFormElement) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation("demo");
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        onSave(event.currentTarget);
      }}
    >
      {children}
      <Button type="submit" pending={saving} className="justify-self-start max-sm:w-full">
        {t(($) => $.edits.save)}
      </Button>
    </form>
  );
}

/**
 * Simulates a save: it takes a second, then reports success, also if the visitor has left the form. Nothing is sent.
 *
 * @returns whether a save is in progress, and a function that starts one. `commit` applies the changes.
 */
export function useSave(): { saving: boolean; save: (commit: () => void) => void } {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const [saving, setSaving] = useState(false);

  function save(commit: () => void): void {
    setSaving(true);
    setTimeout(() => {
      commit();
      setSaving(false);
      toast(t(($) => $.edits.saved));
    }, timings.saveDelay);
  }
  return { saving, save };
}
