/** Where a browser turns speech into text, if it does: on the device, or at its maker's. */
export type SpeechSupport = "device" | "remote" | "none";

/** What is used of https://webaudio.github.io/web-speech-api/, which TypeScript doesn't have. */
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

/** The browser's speech recognition, under either of its names. */
export function browsersRecognition(): RecognitionClass | undefined {
  const names = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return names.SpeechRecognition ?? names.webkitSpeechRecognition;
}

/**
 * Says where the browser would turn speech into text. A language that it would first have to download counts as
 * `remote`.
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
 * Turns what the microphone hears into text until it is stopped. Browsers end it by themselves after a silence; it then
 * starts again, unless it failed.
 *
 * @param onWords is called with each part that is certain.
 * @param onGuess is called with what may still change.
 * @returns what stops it.
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
