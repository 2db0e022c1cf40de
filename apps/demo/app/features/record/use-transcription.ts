import { languageFacts, useLanguage } from "@voxlog/texts";
import { useEffect, useState } from "react";
import { MAX_TEXT_LENGTH } from "../../edits/edits-storage.ts";
import { noteDraft } from "../../edits/note-edits.ts";
import { browsersRecognition, speechSupport, transcribe } from "./speech.ts";

/** Whether speech is transcribed, and where. `asking` waits for the visitor's consent to send it off the device. */
type TranscriptionState = "off" | "asking" | "device" | "remote";

/** The browser's transcription, and functions to turn it on and off. */
export type Transcription = {
  /** Whether the browser supports it. */
  isPossible: boolean;
  state: TranscriptionState;
  /** Turns it on if it runs on the device, and asks for consent otherwise. */
  turnOn: () => void;
  agree: () => void;
  turnOff: () => void;
  /** The latest part, which may still change. */
  guess: string;
};

/**
 * Adds transcribed speech to the note, if the browser supports it and the visitor turned it on.
 *
 * @param isHearing whether a recording is in progress.
 */
export function useTranscription(isHearing: boolean): Transcription {
  const { locale } = languageFacts[useLanguage()];
  const [state, setState] = useState<TranscriptionState>("off");
  const [guess, setGuess] = useState("");
  const isOn = state === "device" || state === "remote";

  useEffect(() => {
    if (!isHearing || !isOn) return;
    const onWords = (words: string) =>
      noteDraft.set(`${noteDraft.get()} ${words}`.trim().slice(0, MAX_TEXT_LENGTH));
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
