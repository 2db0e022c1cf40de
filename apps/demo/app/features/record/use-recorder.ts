import { type Language, useLanguage } from "@voxlog/texts";
import { useEffect, useRef, useState } from "react";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import { noteDraft } from "../../edits/note-edits.ts";
import { saveDraftWith } from "../../recordings/notes/save-words.ts";
import { checkSound } from "../../recordings/user/check-sound.ts";
import { claimRecording, discardUnfinished, writePart } from "../../recordings/user/unfinished-recordings.ts";
import type { UserRecording } from "../../recordings/user/user-recording.ts";
import { audioOf, loadDatabase, saveRecording } from "../../recordings/user/user-recordings.ts";
import { closeMicrophone, type MicrophoneProblem, openMicrophone } from "./microphone.ts";
import {
  type EndReason,
  type FinishedRecording,
  type RunningRecording,
  startRecording,
} from "./start-recording.ts";

/** The phase of a recording. */
export type RecorderState =
  | { phase: "idle"; problem?: MicrophoneProblem }
  /** The browser may be asking for permission. */
  | { phase: "opening" }
  | { phase: "recording"; stream: MediaStream; running: RunningRecording; isPaused: boolean }
  | ({ phase: "review" } & Ended)
  /** It is being saved. */
  | ({ phase: "saving" } & Ended)
  /** `isStored`: whether it survives closing the page. */
  | ({ phase: "saved"; isStored: boolean } & Ended);

type Ended = { finished: FinishedRecording; reason: EndReason | "recovered" };

type Microphone = { stream: MediaStream; format: string };

/** Records, from the request for the microphone until the visitor saves or discards the recording. */
export function useRecorder() {
  const language = useLanguage();
  const tracker = useDemoTracker();
  const [state, setState] = useState<RecorderState>({ phase: "idle" });
  const { open, left, release } = useMicrophoneRequest((problem) => setState({ phase: "idle", problem }));
  // Now, because the connection may be gone when there is something to store.
  useEffect(() => void loadDatabase().catch(() => {}), []);

  async function record(): Promise<void> {
    setState({ phase: "opening" });
    const microphone = await open();
    if (microphone) begin(microphone);
  }

  function begin({ stream, format }: Microphone): void {
    const onEnd = (finished: FinishedRecording, reason: EndReason) => {
      closeMicrophone(stream);
      release.current = running.release;
      if (left.current) running.release();
      else setState({ phase: "review", finished, reason });
    };
    let running: RunningRecording;
    try {
      running = startRecording(stream, { format, writePart, onEnd });
    } catch {
      closeMicrophone(stream); // It ended in the meantime.
      setState({ phase: "idle", problem: "unknown" });
      return;
    }
    release.current = running.stop;
    setState({ phase: "recording", stream, running, isPaused: false });
  }

  function pauseOrResume(): void {
    if (state.phase !== "recording") return;
    if (state.isPaused) state.running.resume();
    else state.running.pause();
    setState({ ...state, isPaused: !state.isPaused });
  }

  /** Recovers an unfinished recording of another page. */
  async function recover(recording: UserRecording): Promise<void> {
    const audio = await audioOf(recording);
    release.current = claimRecording(recording.id);
    setState({ phase: "review", finished: { recording, audio }, reason: "recovered" });
  }

  async function save({ finished, reason }: Ended): Promise<void> {
    setState({ phase: "saving", finished, reason });
    if (noteDraft.get().trim()) tracker.track("note_written", { way: "microphone" });
    const isStored = await saveWithNote(finished, language);
    // A recording that couldn't be stored stays locked by this page, or another tab would offer to recover it.
    if (!isStored) release.current = () => {};
    setState({ phase: "saved", isStored, finished, reason });
  }

  async function discard({ finished }: Ended): Promise<void> {
    await discardUnfinished(finished.recording.id);
    release.current();
    setState({ phase: "idle" });
  }

  return { state, record, pauseOrResume, recover, save, discard };
}

/** Saves a recording with the visitor's note. Returns whether it survives closing the page. */
async function saveWithNote({ recording, audio }: FinishedRecording, language: Language): Promise<boolean> {
  const check = checkSound(audio, true).then((sound) => (sound === "nothing" ? { sound } : {}));
  const isStored = await saveRecording(recording, audio, Date.now(), check);
  await saveDraftWith(recording.id, isStored, language);
  return isStored;
}

/** Opens the browser's default microphone, unless the visitor leaves before it opens. */
function useMicrophoneRequest(onProblem: (problem: MicrophoneProblem) => void) {
  const left = useRef(false);
  /** Closes the microphone in use. */
  const release = useRef(() => {});

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      release.current();
    };
  }, []);

  async function open(): Promise<Microphone | undefined> {
    const opened = await openMicrophone();
    if (left.current) {
      if (!opened.problem) closeMicrophone(opened.stream);
      return undefined;
    }
    if (!opened.problem) return opened;
    onProblem(opened.problem);
    return undefined;
  }

  return { open, left, release };
}
