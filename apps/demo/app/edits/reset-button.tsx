import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { RotateCcw } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../failure/use-failure-toast.ts";

const resetQuestion = createLazy(() => import("./reset-question.tsx").then((it) => it.ResetQuestion));

/** Takes back all edits after a question, whose code is fetched when the visitor reaches for it. */
export function ResetButton({
  onDone,
  ...props
}: Pick<ComponentProps<"button">, "className"> & {
  /** Called on a yes. */
  onDone?: (() => void) | undefined;
}) {
  const { t } = useTranslation("demo");
  const reportFailure = useFailureToast();
  const [open, setOpen] = useState(false);
  const ResetQuestion = useLazy(resetQuestion, open, () => {
    setOpen(false);
    reportFailure();
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...props}
        {...prefetchOnIntent(resetQuestion.prefetch)}
        onClick={() => setOpen(true)}
      >
        <RotateCcw aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {t(($) => $.edits.reset.action)}
      </button>
      {ResetQuestion && <ResetQuestion open={open} onOpenChange={setOpen} {...(onDone && { onDone })} />}
    </>
  );
}
