import { languageFacts, useLanguage } from "@voxlog/texts";
import { useEffect, useState } from "react";
import { MAX_NOTE_LENGTH, noteDraft } from "../../edits/note-edits.ts";
import { browsersRecognition, speechSupport, transcribe } from "./speech.ts";

/** Whether speech is transcribed, and where. `asking` waits for the visitor's consent to have it leave the device. */
type TranscriptionState = "off" | "asking" | "device" | "remote";

/** The browser's speech recognition, and the visitor's say over it. */
export type Transcription = {
  /** Whether the browser has one at all. */
  isPossible: boolean;
  state: TranscriptionState;
  /** Turns it on where it runs on the device, and asks for consent anywhere else. */
  turnOn: () => void;
  agree: () => void;
  turnOff: () => void;
  /** What was heard last and may still change. */
  guess: string;
};

/**
 * Writes transcribed speech into the note, where the browser can and the visitor wants it.
 *
 * @param isHearing whether a recording is under way.
 */
export function useTranscription(isHearing: boolean): Transcription {
  const { locale } = languageFacts[useLanguage()];
  const [state, setState] = useState<TranscriptionState>("off");
  const [guess, setGuess] = useState("");
  const isOn = state === "device" || state === "remote";

  useEffect(() => {
    if (!isHearing || !isOn) return;
    const onWords = (words: string) =>
      noteDraft.set(`${noteDraft.get()} ${words}`.trim().slice(0, MAX_NOTE_LENGTH));
    return transcribe({ locale, isLocal: state === "device" }, { onWords, onGuess: setGuess });
  }, [isHearing, isOn, locale, state]);

  return {
    isPossible: browsersRecognition() !== undefined,
    state,
    turnOn: () => void speechSupport(locale).then((found) => setState(found === "device" ? found : "asking")),
    agree: () => setState("remote"),
    turnOff: () => setState("off"),
    guess,
  };
}
