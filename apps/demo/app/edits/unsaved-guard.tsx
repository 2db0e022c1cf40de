import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router";
import { Question } from "../question/question.tsx";

/**
 * Asks before the visitor goes to another tab or screen, back, or out of the page.
 *
 * @param when whether there is anything to lose. One guard at a time: the router hears no second one.
 */
export function UnsavedGuard({ when }: { when: boolean }) {
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

  return (
    <Question
      open={blocker.state === "blocked"}
      title={t(($) => $.edits.unsaved.title)}
      text={t(($) => $.edits.unsaved.text)}
      cancel={t(($) => $.edits.unsaved.stay)}
      confirm={t(($) => $.edits.unsaved.leave)}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    />
  );
}
