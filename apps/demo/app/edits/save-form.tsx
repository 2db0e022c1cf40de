import { timings } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { AlertDialog, type AlertDialogProps } from "../components/lazy.tsx";
import { useNavigationGuard } from "./navigation-guard.ts";
import { UNSTORED } from "./stored-edits.ts";

/** Fields with their save button, and the alert dialog before unsaved ones are left. */
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

/**
 * Saves as the product would: it takes a moment, and then says so. Nothing is sent anywhere.
 *
 * @returns whether a save is under way, and what starts one. `commit` keeps the changes; it is not called when
 *   the visitor leaves before.
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
 * Asks before the visitor goes to another tab or screen, back, or out of the page.
 *
 * @param when whether there is anything to lose. One guard at a time.
 * @param texts of the dialog, where it is about something else than changes that were not saved.
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

  if (!when && !isAsking) return null; // The dialog is fetched when there is something to lose.
  return (
    <AlertDialog
      open={isAsking}
      title={t(($) => $.edits.unsaved.title)}
      description={t(($) => $.edits.unsaved.text)}
      cancelLabel={t(($) => $.edits.unsaved.stay)}
      confirmLabel={t(($) => $.edits.unsaved.leave)}
      {...texts}
      onCancel={stay}
      onConfirm={leave}
    />
  );
}

/** Said once a page: a second time tells the visitor nothing new. */
let isNotified = false;

/** Where something can be changed: says that a reload undoes it, in a browser that could not store it. */
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
