import { expect, test } from "vitest";
import { chooseFormat, problemOf } from "./microphone.ts";

const error = (name: string, message = "") => ({ name, message });

test("a microphone is denied when the browser remembers a denial or reports one", () => {
  expect(problemOf(error("NotAllowedError"), "denied")).toBe("denied");
  expect(problemOf(error("NotAllowedError", "Permission denied"), "prompt")).toBe("denied");
});

test("a microphone is undecided when the prompt was dismissed", () => {
  expect(problemOf(error("NotAllowedError", "Permission dismissed"), "prompt")).toBe("dismissed");
});

test("a microphone can be requested again if the browser doesn't remember a denial, like Safari", () => {
  const message = "The request is not allowed by the user agent or the platform in the current context";
  expect(problemOf(error("NotAllowedError", message), "prompt")).toBe("dismissed");
  expect(problemOf(error("NotAllowedError", message), undefined)).toBe("dismissed");
});

test("a microphone is blocked by the system when that withholds it from the browser", () => {
  expect(problemOf(error("NotAllowedError", "Permission denied by system"), "prompt")).toBe(
    "blockedBySystem",
  );
});

test.each([
  ["NotFoundError", "missing"],
  ["OverconstrainedError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["NotSupportedError", "unsupported"],
  ["SecurityError", "unsupported"],
  ["TypeError", "unknown"],
])("a microphone that fails with %s is reported as %s", (name, problem) => {
  expect(problemOf(error(name), "granted")).toBe(problem);
});

const all = () => true;

test("the format of a recording is MP4 in Safari, also when it could be WebM", () => {
  expect(chooseFormat({ isApple: true, isSupported: all })).toBe("audio/mp4");
});

test("the format of a recording is Opus in WebM in browsers other than Safari", () => {
  expect(chooseFormat({ isApple: false, isSupported: all })).toBe("audio/webm;codecs=opus");
});

test("the format of a recording is the next one that the browser supports", () => {
  const isSupported = (format: string) => format.startsWith("audio/ogg");
  expect(chooseFormat({ isApple: false, isSupported })).toBe("audio/ogg;codecs=opus");
});

test("the format of a recording is null in a browser that can't record", () => {
  expect(chooseFormat({ isApple: false, isSupported: () => false })).toBeUndefined();
});
