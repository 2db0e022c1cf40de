import { describe, expect, test } from "vitest";
import { chooseFormat } from "./audio-format.ts";

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
