import { useToast } from "@voxlog/ui/toast";
import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RecordingDialogProps } from "./detail/recording-dialog.tsx";
import type { ListedRecording } from "./listed-recording.ts";
import { loadRecordingDialog } from "./prefetch-recording.ts";
import { useOpenRecording } from "./use-open-recording.ts";

/**
 * Shows the detail of the recording that the address names, whose code is fetched on the first one.
 *
 * @param list what Previous and Next walk through.
 */
export function RecordingDialogSlot({ list }: { list: readonly ListedRecording[] }) {
  const { t } = useTranslation("common");
  const toast = useToast();
  const { openId, show, close } = useOpenRecording();
  const [Dialog, setDialog] = useState<ComponentType<RecordingDialogProps>>();
  const isWanted = list.some(({ id }) => id === openId);

  const giveUp = useEffectEvent(() => {
    toast(t(($) => $.failure));
    void close();
  });
  useEffect(() => {
    if (!isWanted) return;
    loadRecordingDialog().then(
      (module) => setDialog(() => module.RecordingDialog),
      () => giveUp(),
    );
  }, [isWanted]);

  return Dialog && <Dialog list={list} openId={openId} onShow={show} onClose={close} />;
}
