import { afterEach, describe, expect, test, vi } from "vitest";
import {
  readStored,
  readStoredJson,
  removeStored,
  storedKeys,
  subscribeToStored,
  writeStored,
  writeStoredJson,
} from "./storage.ts";

const KEY = "voxlog.test";
const isNumber = (value: unknown): value is number => typeof value === "number";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test.each(["localStorage", "sessionStorage"] as const)("a stored text is read as written in %s", (area) => {
  expect(writeStored(KEY, "en", area)).toBe(true);
  expect(readStored(KEY, area)).toBe("en");
  expect(window[area].getItem(KEY)).toBe("en");
});

test("a removed text is gone from storage", () => {
  writeStored(KEY, "en");
  removeStored(KEY);
  expect(readStored(KEY)).toBeNull();
});

test("a stored value is read as written", () => {
  writeStoredJson(KEY, 2);
  expect(readStoredJson(KEY, isNumber)).toBe(2);
});

test.each(["{broken", '"text"', "null"])("a stored value is undefined when the storage has %s", (text) => {
  localStorage.setItem(KEY, text);
  expect(readStoredJson(KEY, isNumber)).toBeUndefined();
});

test("stored keys are listed by prefix", () => {
  for (const key of ["voxlog.demo.words", "voxlog.demo.team", "other"]) writeStored(key, "1");
  expect(storedKeys("voxlog.demo.").sort()).toEqual(["voxlog.demo.team", "voxlog.demo.words"]);
});

test("writing to full storage returns false", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(writeStoredJson(KEY, 2)).toBe(false);
});

test("the text that full storage rejects replaces the stored one until it's removed", () => {
  writeStored(KEY, "nl");
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  writeStored(KEY, "en");
  expect(readStored(KEY)).toBe("en");
  setItem.mockRestore();
  removeStored(KEY);
  expect(readStored(KEY)).toBeNull();
});

test("blocked storage keeps a text until it's removed, and never throws", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  expect(readStored(KEY)).toBeNull();
  expect(writeStored(KEY, "en")).toBe(false);
  expect(readStored(KEY)).toBe("en");
  expect(storedKeys("")).toEqual([KEY]);
  removeStored(KEY);
  expect(readStored(KEY)).toBeNull();
  expect(readStoredJson(KEY, isNumber)).toBeUndefined();
  expect(storedKeys("")).toEqual([]);
});

describe("another tab", () => {
  const changed = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

  test("a subscription fires when another tab changes the key or clears the storage", () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToStored(KEY, listener);
    changed(KEY);
    changed(null);
    expect(listener).toHaveBeenCalledTimes(2);
    changed("another");
    unsubscribe();
    changed(KEY);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
