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

test.each(["localStorage", "sessionStorage"] as const)(
  "a text in storage is read as it was written, in %s",
  (area) => {
    expect(writeStored(KEY, "en", area)).toBe(true);
    expect(readStored(KEY, area)).toBe("en");
    expect(window[area].getItem(KEY)).toBe("en");
  },
);

test("a text in storage is gone once it was removed", () => {
  writeStored(KEY, "en");
  removeStored(KEY);
  expect(readStored(KEY)).toBeNull();
});

test("a value in storage is read as it was written", () => {
  writeStoredJson(KEY, 2);
  expect(readStoredJson(KEY, isNumber)).toBe(2);
});

test.each(["{broken", '"text"', "null"])("a value in storage is none when the storage holds %s", (text) => {
  localStorage.setItem(KEY, text);
  expect(readStoredJson(KEY, isNumber)).toBeUndefined();
});

test("a value in storage is found by how its key begins", () => {
  for (const key of ["voxlog.demo.words", "voxlog.demo.team", "other"]) writeStored(key, "1");
  expect(storedKeys("voxlog.demo.").sort()).toEqual(["voxlog.demo.team", "voxlog.demo.words"]);
});

test("storage that is full says that it did not take a value", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  expect(writeStoredJson(KEY, 2)).toBe(false);
});

test("storage that is blocked takes nothing, has nothing, and throws nothing", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError");
  });
  expect(writeStored(KEY, "en")).toBe(false);
  expect(() => removeStored(KEY)).not.toThrow();
  expect(readStored(KEY)).toBeNull();
  expect(readStoredJson(KEY, isNumber)).toBeUndefined();
  expect(storedKeys("")).toEqual([]);
});

describe("another tab", () => {
  const changed = (key: string | null) => dispatchEvent(new StorageEvent("storage", { key }));

  test("another tab is heard when it changes what is under a key, or removes everything", () => {
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
