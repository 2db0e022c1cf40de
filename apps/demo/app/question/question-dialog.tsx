import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { useTranslation } from "react-i18next";

export type QuestionProps = {
  open: boolean;
  /** Whether to render it ahead, out of sight. */
  isNear?: boolean;
  title: string;
  /** What follows from a yes. */
  text: string;
  confirm: string;
  cancel: string;
  onConfirm: () => void;
  /** Also called by Escape and by a press outside. */
  onCancel: () => void;
};

/** The question itself. Focus starts at the answer that loses nothing. */
export function QuestionDialog({
  open,
  isNear = false,
  title,
  text,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: QuestionProps) {
  const { t } = useTranslation("common");
  return (
    <Dialog
      role="alertdialog"
      open={open}
      isNear={isNear}
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={title}
      description={text}
      closeLabel={t(($) => $.close)}
    >
      <div className="mt-2 flex flex-col gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
