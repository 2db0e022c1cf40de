import { Dialog } from "@voxlog/ui/dialog";
import { useTranslation } from "react-i18next";
import { ImportForm } from "../dictionary/import/import-form.tsx";

/** Takes words from a file. */
export function ImportDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t } = useTranslation(["demo", "common"]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.agentTimmy.wordImport.title)}
      description={t(($) => $.agentTimmy.wordImport.text)}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <ImportForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}
