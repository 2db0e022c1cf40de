import { useToast } from "@voxlog/ui/toast";
import { useTranslation } from "react-i18next";
import { useFailureToast } from "../failure/use-failure-toast.ts";
import { QuestionDialog } from "../question/question-dialog.tsx";
import { resetDemo } from "./stored-edits.ts";

export type ResetQuestionProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDone?: () => void;
};

/** Asks before everything is taken back, and says when it was. */
export function ResetQuestion({ open, onOpenChange, onDone }: ResetQuestionProps) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const reportFailure = useFailureToast();

  function reset(): void {
    onOpenChange(false);
    onDone?.();
    resetDemo().then(() => toast(t(($) => $.edits.reset.done)), reportFailure);
  }

  return (
    <QuestionDialog
      open={open}
      title={t(($) => $.edits.reset.title)}
      text={t(($) => $.edits.reset.text)}
      confirm={t(($) => $.edits.reset.confirm)}
      cancel={t(($) => $.edits.reset.cancel)}
      onConfirm={reset}
      onCancel={() => onOpenChange(false)}
    />
  );
}
