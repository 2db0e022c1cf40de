import { useToast } from "@voxlog/ui/toast";
import { RotateCcw } from "lucide-react";
import { type ComponentProps, type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResetQuestionProps } from "./reset-question.tsx";

const loadQuestion = () => import("./reset-question.tsx");

/** Takes back all edits after a question, whose code is fetched when the visitor reaches for it. */
export function ResetButton({
  onDone,
  ...props
}: Pick<ComponentProps<"button">, "className"> & {
  /** Called on a yes. */
  onDone?: (() => void) | undefined;
}) {
  const { t } = useTranslation(["demo", "common"]);
  const toast = useToast();
  const [ResetQuestion, setResetQuestion] = useState<ComponentType<ResetQuestionProps>>();
  const [open, setOpen] = useState(false);
  const prefetch = () => void loadQuestion().catch(() => {}); // The press itself reports a failure.

  async function ask() {
    try {
      const module = await loadQuestion();
      setResetQuestion(() => module.ResetQuestion);
      setOpen(true);
    } catch {
      toast(t(($) => $.failure, { ns: "common" }));
    }
  }

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        {...props}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onTouchStart={prefetch}
        onClick={ask}
      >
        <RotateCcw aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        {t(($) => $.edits.reset.action)}
      </button>
      {ResetQuestion && <ResetQuestion open={open} onOpenChange={setOpen} {...(onDone && { onDone })} />}
    </>
  );
}
