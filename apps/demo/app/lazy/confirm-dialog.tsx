import type { ConfirmDialogProps } from "@voxlog/ui/confirm-dialog";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "./lazy-dialog.tsx";

export type { ConfirmDialogProps };

const LazyConfirmDialog = lazyDialog<ConfirmDialogProps>(
  () => import("@voxlog/ui/confirm-dialog").then((module) => module.ConfirmDialog),
  ({ onCancel }) => onCancel(),
);

/** Asks before something is lost. Render it when there is something to lose: its code is fetched then. */
export function ConfirmDialog(props: Omit<ConfirmDialogProps, "closeLabel">) {
  const { t } = useTranslation("common");
  return <LazyConfirmDialog {...props} closeLabel={t(($) => $.close)} />;
}
