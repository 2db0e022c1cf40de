import { createLazy } from "@voxlog/browser/lazy";
import { whenIdle } from "@voxlog/browser/prefetch";
import { createStore, useStore } from "@voxlog/browser/store";
import { useEffect, useEffectEvent } from "react";
import type { ListedRecording } from "./listed-recording.ts";

/** The code of the recording detail. */
export const recordingDialog = createLazy(() => import("./detail/recording-dialog.tsx"));

let wantedId: string | undefined;
const nearId = createStore<string | undefined>(undefined);

/** Fetches what a recording's detail needs, and has it rendered out of sight, ahead of the press that opens it. */
export async function comeNear(recording: ListedRecording): Promise<void> {
  wantedId = recording.id;
  try {
    const { detailOf } = await recordingDialog.load();
    await detailOf(recording).load();
  } catch {
    return; // Opening it reports a failure.
  }
  if (wantedId === recording.id) nearId.set(recording.id);
}

/**
 * Has a recording near after the first touch of a screen, in case it is opened later: a finger gives no sign of where
 * it is going, and the time of a press is too short for all of a dialog. What it does reach for goes first.
 */
export function useNearAfterTouch(recording: ListedRecording | undefined): void {
  const prepare = useEffectEvent(() => {
    if (recording && !wantedId) void comeNear(recording);
  });
  useEffect(() => {
    let cancel = () => {};
    const touched = () => {
      cancel = whenIdle(() => prepare());
    };
    addEventListener("touchend", touched, { once: true, passive: true });
    return () => {
      removeEventListener("touchend", touched);
      cancel();
    };
  }, []);
}

/** The recording that the visitor reached for last, once its detail is here. */
export const useNearRecording = (): string | undefined => useStore(nearId);
