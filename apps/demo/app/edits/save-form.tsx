import { timings } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog, type AlertDialogProps } from "../components/lazy.tsx";
import { useNavigationGuard } from "./navigation-guard.ts";
import { UNSTORED } from "./stored-edits.ts";

/** Fields with a save button, and a confirmation before unsaved changes are left. */
export function SaveForm({
  changed,
  saving,
  onSave,
  children,
}: {
  /** Whether there are unsaved changes. */
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

/**
 * Simulates a save: it takes a second, then reports success. Nothing is sent.
 *
 * @returns whether a save is in progress, and a function that starts one. `commit` applies the changes; it isn't called
 *   if the visitor leaves before.
 */
export function useSave(): { saving: boolean; save: (commit: () => void) => void } {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const [saving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function save(commit: () => void): void {
    setSaving(true);
    timer.current = setTimeout(() => {
      commit();
      setSaving(false);
      toast(t(($) => $.edits.saved));
    }, timings.saveDelay);
  }
  return { saving, save };
}

/**
 * Asks for confirmation before the visitor goes to another tab or screen, goes back, or closes the page.
 *
 * @param when whether there are unsaved changes. One guard at a time.
 * @param texts the dialog's texts, if it isn't about unsaved changes.
 */
export function UnsavedGuard({
  when,
  texts,
}: {
  when: boolean;
  texts?: Pick<AlertDialogProps, "title" | "description" | "cancelLabel" | "confirmLabel">;
}) {
  const { t } = useTranslation("demo");
  const { isAsking, stay, leave } = useNavigationGuard(when);
  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);

  if (!when && !isAsking) return null; // Its code is only needed with unsaved changes.
  return (
    <AlertDialog
      open={isAsking}
      title={t(($) => $.edits.unsaved.title)}
      description={t(($) => $.edits.unsaved.text)}
      cancelLabel={t(($) => $.edits.unsaved.stay)}
      confirmLabel={t(($) => $.edits.unsaved.leave)}
      {...texts}
      onOpenChange={stay}
      onConfirm={leave}
    />
  );
}

/** Shown once per page load. */
let isNotified = false;

/** Reports that a reload reverts edits, if the browser couldn't store them. */
export function useUnstoredNotice(): void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const notify = useEffectEvent(() => {
    if (isNotified) return;
    isNotified = true;
    toast(
      t(($) => $.edits.unstored),
      { tone: "info" },
    );
  });
  useEffect(() => {
    const onUnstored = () => notify();
    addEventListener(UNSTORED, onUnstored);
    return () => removeEventListener(UNSTORED, onUnstored);
  }, []);
}
