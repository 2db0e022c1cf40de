import { Button } from "@voxlog/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { UnsavedGuard } from "./unsaved-guard.tsx";

/** Fields with their save button, and the confirm dialog before unsaved ones are left. */
export function SaveForm({
  changed,
  saving,
  onSave,
  children,
}: {
  /** Whether anything is to be lost. */
  changed: boolean;
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
      <UnsavedGuard when={changed} />
    </form>
  );
}
