import { createLazy } from "@voxlog/browser/lazy";
import { usePrefetchBeforeTap } from "@voxlog/browser/prefetch";
import { useLayoutEffect } from "react";
import { useOpened } from "../../components/lazy.tsx";
import { useOpenRecording } from "../use-open-recording.ts";
import { type ListedRecording, useRecordings } from "../use-recordings.ts";
import { useUnknownNotice } from "../use-unknown-notice.ts";

/**
 * Shows the detail of the recording in the address. Its code is loaded on first use.
 *
 * @param list the recordings that Previous and Next walk through. A recording that isn't among them, because of a link
 *   or a search, opens among all.
 */
export function RecordingDialogSlot({ list }: { list: readonly ListedRecording[] }) {
  const { openId, show, close, giveUp } = useOpenRecording();
  usePrefetchBeforeTap(recordingDialog.prefetch);
  const all = useRecordings();
  const isIn = (recordings: readonly ListedRecording[]) => recordings.some(({ id }) => id === openId);
  const walked = openId && !isIn(list) ? all : list;
  const isWanted = isIn(walked);
  useUnknownNotice(openId, isWanted, giveUp);
  useRowAsOpener(isWanted ? openId : null);
  const RecordingDialog = useOpened(recordingDialog, isWanted, giveUp)?.RecordingDialog;
  return RecordingDialog && <RecordingDialog list={walked} openId={openId} onShow={show} onClose={close} />;
}

/**
 * Gives focus to a recording's link in the list, or to the content, if nothing has it when the dialog opens: the dialog
 * returns focus there. A layout effect runs before the dialog takes focus.
 */
function useRowAsOpener(openId: string | null): void {
  useLayoutEffect(() => {
    if (!openId || document.activeElement !== document.body) return;
    const link = document.querySelector<HTMLElement>(`[data-tour="recording-${CSS.escape(openId)}"] a`);
    (link ?? document.getElementById("content"))?.focus({ preventScroll: true });
  }, [openId]);
}

const recordingDialog = createLazy(() => import("../detail/recording-dialog.tsx"));

/** Loads a recording's detail ahead of the click that opens it. If that fails, the click tries again and reports it. */
export function prefetchRecording(recording: ListedRecording): void {
  recordingDialog
    .load()
    .then(() => import("../detail/conversation.tsx"))
    .then(({ prefetchDetail }) => prefetchDetail(recording))
    .catch(() => {});
}
