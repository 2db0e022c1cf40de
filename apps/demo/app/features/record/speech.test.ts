import { expect, test, vi } from "vitest";
import { type Recognition, type RecognitionClass, speechSupport, transcribe } from "./speech.ts";

/** A browser's recognition as far as it is used; which browsers have a real one here is not up to a test. */
function fakeRecognizer(available?: RecognitionClass["available"]) {
  const made: (Recognition & { starts: number })[] = [];
  class Fake extends EventTarget {
    static available = available;
    lang = "";
    continuous = false;
    interimResults = false;
    starts = 0;
    constructor() {
      super();
      made.push(this);
    }
    start() {
      this.starts++;
    }
    stop() {
      this.dispatchEvent(new Event("end"));
    }
  }
  return { Recognizer: Fake as unknown as RecognitionClass, made };
}

const heard = (isFinal: boolean, transcript: string) =>
  Object.assign(new Event("result"), {
    resultIndex: 0,
    results: [Object.assign([{ transcript }], { isFinal })],
  });

test("speech is recognized on the device only if the browser reports that it can do that now", async () => {
  const supportOf = (state: string) => speechSupport("nl-NL", fakeRecognizer(async () => state).Recognizer);
  expect(await supportOf("available")).toBe("device");
  expect(await supportOf("downloadable")).toBe("remote");
  expect(await speechSupport("nl-NL", fakeRecognizer().Recognizer)).toBe("remote");
  expect(await speechSupport("nl-NL", undefined)).toBe("none");
});

test("a transcription separates certain words from those that may change, continues after a silence, and ends when stopped", () => {
  const { Recognizer, made } = fakeRecognizer();
  const listeners = { onWords: vi.fn(), onGuess: vi.fn() };
  const stop = transcribe({ locale: "nl-NL", isLocal: true }, listeners, Recognizer);
  const [recognition] = made;
  expect(recognition).toMatchObject({ lang: "nl-NL", processLocally: true, continuous: true, starts: 1 });
  recognition?.dispatchEvent(heard(false, "ik sprak"));
  expect(listeners.onGuess).toHaveBeenLastCalledWith("ik sprak");
  recognition?.dispatchEvent(heard(true, " ik sprak Henk "));
  expect(listeners.onWords).toHaveBeenCalledExactlyOnceWith("ik sprak Henk");
  recognition?.dispatchEvent(new Event("end"));
  expect(recognition?.starts).toBe(2);
  stop();
  expect(recognition?.starts).toBe(2);
});

test("a transcription that isn't on the device doesn't claim to be, and doesn't start again after an error", () => {
  const { Recognizer, made } = fakeRecognizer();
  transcribe({ locale: "en-US", isLocal: false }, { onWords: vi.fn(), onGuess: vi.fn() }, Recognizer);
  made[0]?.dispatchEvent(new Event("error"));
  made[0]?.dispatchEvent(new Event("end"));
  expect(made[0]?.processLocally).toBeUndefined();
  expect(made[0]?.starts).toBe(1);
});
