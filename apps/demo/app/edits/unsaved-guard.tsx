import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { ConfirmDialog, type ConfirmDialogProps } from "../lazy/confirm-dialog.tsx";

/**
 * Asks before the visitor goes to another tab or screen, back, or out of the page.
 *
 * @param when whether there is anything to lose. One guard at a time: the router hears no second one.
 * @param texts of the dialog, where it is about something else than changes that were not saved.
 */
export function UnsavedGuard({
  when,
  texts,
}: {
  when: boolean;
  texts?: Pick<ConfirmDialogProps, "title" | "description" | "cancelLabel" | "confirmLabel">;
}) {
  const { t } = useTranslation("demo");
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      (currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search),
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [when]);

  const isAsking = blocker.state === "blocked";
  // Saved while it was asked about: there is nothing left to ask.
  const goOn = useEffectEvent(() => blocker.proceed?.());
  useEffect(() => {
    if (isAsking && !when) goOn();
  }, [isAsking, when]);
  if (!when && !isAsking) return null; // The dialog is fetched when there is something to lose.
  return (
    <ConfirmDialog
      open={isAsking}
      title={t(($) => $.edits.unsaved.title)}
      description={t(($) => $.edits.unsaved.text)}
      cancelLabel={t(($) => $.edits.unsaved.stay)}
      confirmLabel={t(($) => $.edits.unsaved.leave)}
      {...texts}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
