import { timings } from "@voxlog/product";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { useProcessing } from "./use-processing.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the processing of a file", () => {
  test("is done once, also where rendering takes longer than a step", async () => {
    const onDone = vi.fn();
    await renderHook(() => useProcessing(onDone));
    vi.advanceTimersByTime(timings.uploadSimulation + 500);
    expect(onDone).toHaveBeenCalledOnce();
  });
});
