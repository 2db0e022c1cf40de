import { describe, expect, test } from "vitest";
import { chooseFormat, problemOf } from "./microphone.ts";

const error = (name: string, message = "") => ({ name, message });

describe("a microphone that may not be used", () => {
  test("was denied when the browser remembers a no, or says so", () => {
    expect(problemOf(error("NotAllowedError"), "denied")).toBe("denied");
    expect(problemOf(error("NotAllowedError", "Permission denied"), "prompt")).toBe("denied");
  });

  test("was not decided on when the prompt was dismissed", () => {
    expect(problemOf(error("NotAllowedError", "Permission dismissed"), "prompt")).toBe("dismissed");
  });

  test("can be asked for again where a no is not remembered, as in Safari", () => {
    const message = "The request is not allowed by the user agent or the platform in the current context";
    expect(problemOf(error("NotAllowedError", message), "prompt")).toBe("dismissed");
    expect(problemOf(error("NotAllowedError", message), undefined)).toBe("dismissed");
  });

  test("is blocked by the system when that keeps it from the browser", () => {
    expect(problemOf(error("NotAllowedError", "Permission denied by system"), "prompt")).toBe(
      "blockedBySystem",
    );
  });
});

describe("a microphone that cannot be used", () => {
  test.each([
    ["NotFoundError", "missing"],
    ["OverconstrainedError", "missing"],
    ["NotReadableError", "busy"],
    ["AbortError", "busy"],
    ["NotSupportedError", "unsupported"],
    ["SecurityError", "unsupported"],
    ["TypeError", "unknown"],
  ])("with %s is %s", (name, problem) => {
    expect(problemOf(error(name), "granted")).toBe(problem);
  });
});

const all = () => true;

describe("the format of a recording", () => {
  test("is MP4 in Safari, also when it could be WebM", () => {
    expect(chooseFormat({ isApple: true, isSupported: all })).toBe("audio/mp4");
  });

  test("is Opus in WebM elsewhere", () => {
    expect(chooseFormat({ isApple: false, isSupported: all })).toBe("audio/webm;codecs=opus");
  });

  test("is another where the first choice is not known", () => {
    const isSupported = (format: string) => format.startsWith("audio/ogg");
    expect(chooseFormat({ isApple: false, isSupported })).toBe("audio/ogg;codecs=opus");
  });

  test("is none in a browser that cannot record", () => {
    expect(chooseFormat({ isApple: false, isSupported: () => false })).toBeUndefined();
  });
});
