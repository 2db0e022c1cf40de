import { useToast } from "@voxlog/ui/toast";
import { useTranslation } from "react-i18next";
import { useOnDemand } from "../on-demand/on-demand.ts";
import type { ListedRecording } from "./listed-recording.ts";
import { recordingDialog, useNearAfterTouch, useNearRecording } from "./near-recording.ts";
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
  const nearId = useNearRecording();
  useNearAfterTouch(list[0]);
  const isWanted = list.some(({ id }) => id === openId);
  const RecordingDialog = useOnDemand(recordingDialog, isWanted, () => {
    toast(t(($) => $.failure));
    void close();
  })?.RecordingDialog;
  return (
    RecordingDialog && (
      <RecordingDialog list={list} openId={openId} nearId={nearId} onShow={show} onClose={close} />
    )
  );
}
