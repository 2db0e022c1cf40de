import { type Language, useLanguage } from "@voxlog/texts";
import { useEffect, useRef, useState } from "react";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import { noteDraft } from "../../edits/note-edits.ts";
import { keepDraftWith } from "../../recordings/own/keep-words.ts";
import { checkSound } from "../../recordings/user/check-sound.ts";
import { claimRecording, discardUnfinished, writePart } from "../../recordings/user/unfinished-recordings.ts";
import type { UserRecording } from "../../recordings/user/user-recording.ts";
import { audioOf, saveRecording } from "../../recordings/user/user-recordings.ts";
import { closeMicrophone, type MicrophoneProblem, openMicrophone } from "./microphone.ts";
import {
  type EndReason,
  type FinishedRecording,
  type RunningRecording,
  startRecording,
} from "./start-recording.ts";
import { withDuration } from "./webm-duration.ts";

/** How far a recording is. */
export type RecorderState =
  | { phase: "idle"; problem?: MicrophoneProblem }
  /** The browser may be asking the visitor for permission. */
  | { phase: "opening" }
  | { phase: "testing"; stream: MediaStream; format: string }
  | { phase: "recording"; stream: MediaStream; running: RunningRecording; isPaused: boolean }
  | ({ phase: "review" } & Ended)
  /** It is being put where it is kept. */
  | ({ phase: "keeping" } & Ended)
  /** `isStored` tells whether it outlasts the page. */
  | ({ phase: "kept"; isStored: boolean } & Ended);

type Ended = { finished: FinishedRecording; reason: EndReason | "recovered" };

type Microphone = { stream: MediaStream; format: string };

/** Records, from the first request for the microphone until the visitor keeps or discards what they said. */
export function useRecorder() {
  const language = useLanguage();
  const tracker = useDemoTracker();
  const [state, setState] = useState<RecorderState>({ phase: "idle" });
  const { open, left, requested, letGo } = useMicrophoneRequest((problem) =>
    setState({ phase: "idle", problem }),
  );

  /** Opens a microphone to hear whether it works; also another one than is open now. */
  async function test(deviceId?: string): Promise<void> {
    letGo.current();
    if (state.phase !== "testing") setState({ phase: "opening" });
    const microphone = await open(deviceId);
    if (!microphone) return;
    const { stream, format } = microphone;
    letGo.current = () => closeMicrophone(stream);
    for (const track of stream.getTracks()) {
      track.addEventListener("ended", () =>
        setState((current) =>
          current.phase === "testing" && current.stream === stream
            ? { phase: "idle", problem: "unplugged" }
            : current,
        ),
      );
    }
    setState({ phase: "testing", stream, format });
  }

  /** Records with the microphone that is being tested, or about to be, or with the default one. */
  async function record(): Promise<void> {
    const isTesting = state.phase === "testing";
    if (isTesting && state.stream.active) return begin(state);
    setState({ phase: "opening" });
    const microphone = await open(isTesting ? requested.current.deviceId : undefined);
    if (microphone) begin(microphone);
  }

  function begin({ stream, format }: Microphone): void {
    const onEnd = (finished: FinishedRecording, reason: EndReason) => {
      closeMicrophone(stream);
      letGo.current = running.release;
      if (left.current) running.release();
      else setState({ phase: "review", finished, reason });
    };
    let running: RunningRecording;
    try {
      running = startRecording(stream, { format, writePart, onEnd });
    } catch {
      closeMicrophone(stream); // It went in this very moment.
      setState({ phase: "idle", problem: "unknown" });
      return;
    }
    letGo.current = running.stop;
    setState({ phase: "recording", stream, running, isPaused: false });
  }

  function pauseOrResume(): void {
    if (state.phase !== "recording") return;
    if (state.isPaused) state.running.resume();
    else state.running.pause();
    setState({ ...state, isPaused: !state.isPaused });
  }

  /** Recovers what another page left unfinished. */
  async function recover(recording: UserRecording): Promise<void> {
    const audio = await withDuration(await audioOf(recording), recording.duration);
    letGo.current = claimRecording(recording.id);
    setState({ phase: "review", finished: { recording, audio }, reason: "recovered" });
  }

  async function keep({ finished, reason }: Ended): Promise<void> {
    setState({ phase: "keeping", finished, reason });
    if (noteDraft.get().trim()) tracker.track("note_written", { way: "microphone" });
    const isStored = await keepWithWords(finished, language);
    // What lasts no longer than this page stays in its hands: elsewhere its parts would be offered as unfinished.
    if (!isStored) letGo.current = () => {};
    setState({ phase: "kept", isStored, finished, reason });
  }

  async function discard({ finished }: Ended): Promise<void> {
    await discardUnfinished(finished.recording.id);
    letGo.current();
    setState({ phase: "idle" });
  }

  function stopTesting(): void {
    requested.current = {};
    letGo.current();
    setState({ phase: "idle" });
  }

  return { state, test, stopTesting, record, pauseOrResume, recover, keep, discard };
}

/** Keeps a recording with what the visitor told beside it; returns whether it outlasts the page. */
async function keepWithWords({ recording, audio }: FinishedRecording, language: Language): Promise<boolean> {
  const check = checkSound(audio, true).then((sound) => (sound === "nothing" ? { sound } : {}));
  const isStored = await saveRecording(recording, audio, Date.now(), check);
  await keepDraftWith(recording.id, language);
  return isStored;
}

/** Opens microphones, of which the last that was asked for counts: until then the visitor may change their mind, or leave. */
function useMicrophoneRequest(onProblem: (problem: MicrophoneProblem) => void) {
  const left = useRef(false);
  const requested = useRef<{ deviceId?: string | undefined }>({});
  /** Lets go of what is in use, when it is not needed any more or the visitor goes. */
  const letGo = useRef(() => {});

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      letGo.current();
    };
  }, []);

  async function open(deviceId?: string): Promise<Microphone | undefined> {
    const request = { deviceId };
    requested.current = request;
    const opened = await openMicrophone(deviceId);
    if (left.current || requested.current !== request) {
      if (!opened.problem) closeMicrophone(opened.stream);
      return undefined;
    }
    if (!opened.problem) return opened;
    onProblem(opened.problem);
    return undefined;
  }

  return { open, left, requested, letGo };
}
