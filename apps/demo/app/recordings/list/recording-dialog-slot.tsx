import { createLazy, useLazy } from "@voxlog/browser/lazy";
import { usePrefetchAfterTouch } from "@voxlog/browser/prefetch";
import { useToast } from "@voxlog/ui/toast";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useUnavailableToast } from "../../components/failure.tsx";
import { useOpenRecording } from "../use-open-recording.ts";
import { type ListedRecording, useRecordings } from "../use-recordings.ts";
import { useRecordingsLoaded } from "../user/user-recordings.ts";

/**
 * Shows the detail of the recording that the address names, whose code is fetched on the first one.
 *
 * @param list what Previous and Next walk through. A recording that is not in it, by a link or since it is no longer
 *   what was filtered by, opens among all.
 */
export function RecordingDialogSlot({ list }: { list: readonly ListedRecording[] }) {
  const reportUnavailable = useUnavailableToast();
  const { openId, show, close, giveUp } = useOpenRecording();
  usePrefetchAfterTouch(recordingDialog.prefetch);
  const all = useRecordings();
  const isIn = (recordings: readonly ListedRecording[]) => recordings.some(({ id }) => id === openId);
  const walked = openId && !isIn(list) ? all : list;
  const isWanted = isIn(walked);
  useUnknownNotice(openId, isWanted, giveUp);
  const RecordingDialog = useLazy(recordingDialog, isWanted, () => {
    reportUnavailable();
    giveUp();
  })?.RecordingDialog;
  return RecordingDialog && <RecordingDialog list={walked} openId={openId} onShow={show} onClose={close} />;
}

/** Says that there is no recording of that id, once that is known. One that was deleted while open needs no message. */
function useUnknownNotice(openId: string | null, isThere: boolean, giveUp: () => void): void {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const areRead = useRecordingsLoaded();
  const shownId = useRef<string>(null);
  const isUnknown = openId !== null && areRead && !isThere;
  const notify = useEffectEvent(() => {
    if (shownId.current === openId) return;
    toast(
      t(($) => $.recordings.own.unknown),
      { tone: "info" },
    );
    giveUp();
  });
  useEffect(() => {
    if (isThere) shownId.current = openId;
    if (isUnknown) notify();
  }, [openId, isThere, isUnknown]);
}

/** The code of the recording detail. */
const recordingDialog = createLazy(() => import("../detail/recording-dialog.tsx"));

/** Fetches what a recording's detail needs ahead of the click that opens it, which tries again if that failed, and tells. */
export function prefetchRecording(recording: ListedRecording): void {
  recordingDialog
    .load()
    .then(({ prefetchDetail }) => prefetchDetail(recording))
    .catch(() => {});
}
