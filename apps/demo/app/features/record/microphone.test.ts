import { expect, test } from "vitest";
import { chooseFormat, problemOf } from "./microphone.ts";

const error = (name: string, message = "") => ({ name, message });

test("a microphone that may not be used was denied when the browser remembers a no, or says so", () => {
  expect(problemOf(error("NotAllowedError"), "denied")).toBe("denied");
  expect(problemOf(error("NotAllowedError", "Permission denied"), "prompt")).toBe("denied");
});

test("a microphone that may not be used was not decided on when the prompt was dismissed", () => {
  expect(problemOf(error("NotAllowedError", "Permission dismissed"), "prompt")).toBe("dismissed");
});

test("a microphone that may not be used can be asked for again where a no is not remembered, as in Safari", () => {
  const message = "The request is not allowed by the user agent or the platform in the current context";
  expect(problemOf(error("NotAllowedError", message), "prompt")).toBe("dismissed");
  expect(problemOf(error("NotAllowedError", message), undefined)).toBe("dismissed");
});

test("a microphone that may not be used is blocked by the system when that keeps it from the browser", () => {
  expect(problemOf(error("NotAllowedError", "Permission denied by system"), "prompt")).toBe(
    "blockedBySystem",
  );
});

test.each([
  ["NotFoundError", "missing"],
  ["NotReadableError", "busy"],
  ["AbortError", "busy"],
  ["NotSupportedError", "unsupported"],
  ["SecurityError", "unsupported"],
  ["TypeError", "unknown"],
])("a microphone that cannot be used with %s is %s", (name, problem) => {
  expect(problemOf(error(name), "granted")).toBe(problem);
});

const all = () => true;

test("the format of a recording is MP4 in Safari, also when it could be WebM", () => {
  expect(chooseFormat({ isApple: true, isSupported: all })).toBe("audio/mp4");
});

test("the format of a recording is Opus in WebM elsewhere", () => {
  expect(chooseFormat({ isApple: false, isSupported: all })).toBe("audio/webm;codecs=opus");
});

test("the format of a recording is another where the first choice is not known", () => {
  const isSupported = (format: string) => format.startsWith("audio/ogg");
  expect(chooseFormat({ isApple: false, isSupported })).toBe("audio/ogg;codecs=opus");
});

test("the format of a recording is none in a browser that cannot record", () => {
  expect(chooseFormat({ isApple: false, isSupported: () => false })).toBeUndefined();
});
