/** Where the browser transcribes speech: on the device, on a server, or not at all. */
export type SpeechSupport = "device" | "remote" | "none";

/** The used parts of https://webaudio.github.io/web-speech-api/, which TypeScript doesn't declare. */
export type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start(): void;
  stop(): void;
};
type RecognitionEvent = Event & {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
};
export type RecognitionClass = {
  new (): Recognition;
  available?(options: { langs: string[]; processLocally: boolean }): Promise<string>;
};

/** Returns the browser's speech recognition, with or without its prefix. */
export function browsersRecognition(): RecognitionClass | undefined {
  const names = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/**
 * Returns where the browser would transcribe speech. A language that has to be downloaded first counts as `remote`.
 *
 * @param locale BCP 47, with a region.
 */
export async function speechSupport(
  locale: string,
  Recognizer = browsersRecognition(),
): Promise<SpeechSupport> {
  if (!Recognizer) return "none";
  try {
    const state = await Recognizer.available?.({ langs: [locale], processLocally: true });
    return state === "available" ? "device" : "remote";
  } catch {
    return "remote";
  }
}

/**
 * Transcribes the microphone until it is stopped. Browsers stop after a silence; it then restarts, unless it failed.
 *
 * @param onWords is called with each final part.
 * @param onGuess is called with the part that may still change.
 * @returns a function that stops it.
 */
export function transcribe(
  { locale, isLocal }: { locale: string; isLocal: boolean },
  { onWords, onGuess }: { onWords: (words: string) => void; onGuess: (words: string) => void },
  Recognizer = browsersRecognition(),
): () => void {
  if (!Recognizer) return () => {};
  const recognition = new Recognizer();
  let isOver = false;
  Object.assign(recognition, { lang: locale, continuous: true, interimResults: true });
  if (isLocal) recognition.processLocally = true;
  recognition.addEventListener("result", (event) => {
    const { resultIndex, results } = event as RecognitionEvent;
    const fresh = Array.from(results).slice(resultIndex);
    const wordsOf = (isFinal: boolean) =>
      fresh
        .filter((result) => result.isFinal === isFinal)
        .map((result) => result[0]?.transcript.trim() ?? "")
        .join(" ");
    if (wordsOf(true)) onWords(wordsOf(true));
    onGuess(wordsOf(false));
  });
  recognition.addEventListener("error", () => {
    isOver = true;
  });
  recognition.addEventListener("end", () => {
    onGuess("");
    if (!isOver) recognition.start();
  });
  recognition.start();
  return () => {
    isOver = true;
    recognition.stop();
  };
}
