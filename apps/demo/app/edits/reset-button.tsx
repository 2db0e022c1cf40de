import { RotateCcw } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../failure/use-failure-toast.ts";
import { onDemand, useOnDemand } from "../on-demand/on-demand.ts";
import { onReach } from "../on-demand/on-reach.ts";

const resetQuestion = onDemand(() => import("./reset-question.tsx").then((it) => it.ResetQuestion));

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
  const ResetQuestion = useOnDemand(resetQuestion, open, () => {
    setOpen(false);
    reportFailure();
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...props}
        {...onReach(resetQuestion.prefetch)}
        onClick={() => setOpen(true)}
      >
        <RotateCcw aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {t(($) => $.edits.reset.action)}
      </button>
      {ResetQuestion && <ResetQuestion open={open} onOpenChange={setOpen} {...(onDone && { onDone })} />}
    </>
  );
}
