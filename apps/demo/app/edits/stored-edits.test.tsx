import { afterEach, expect, test, vi } from "vitest";
import { onReset, resetDemo, storedEdits } from "./stored-edits.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("edits survive a reload", () => {
  storedEdits("count", 1, isNumber).set(2);
  expect(storedEdits("count", 1, isNumber).get()).toBe(2);
});

test.each(["{broken", '"text"', "null"])(
  "edits start from the sample data when the storage holds %s",
  (stored) => {
    localStorage.setItem("voxlog.demo.count", stored);
    expect(storedEdits("count", 1, isNumber).get()).toBe(1);
  },
);

test("edits that don't fit in the storage last as long as the page", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const edits = storedEdits("count", 1, isNumber);
  edits.set(2);
  expect(edits.get()).toBe(2);
});

test("edits follow another tab that stores some, and return to the sample data when it removes them", () => {
  const edits = storedEdits("count", 1, isNumber);
  localStorage.setItem("voxlog.demo.count", "2");
  dispatchEvent(new StorageEvent("storage", { key: "voxlog.demo.count" }));
  expect(edits.get()).toBe(2);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(edits.get()).toBe(1);
});

test("a reset undoes edits and notifies what shows them", async () => {
  const edits = storedEdits("count", 1, isNumber);
  edits.set(2);
  let shown = edits.get();
  edits.subscribe(() => {
    shown = edits.get();
  });
  await resetDemo();
  expect(shown).toBe(1);
  expect(storedEdits("count", 1, isNumber).get()).toBe(1);
});

test("a reset undoes edits and reports it when something stored elsewhere can't be reset", async () => {
  const edits = storedEdits("count", 1, isNumber);
  edits.set(2);
  let isBroken = true;
  onReset(() => {
    if (isBroken) throw new Error("The recordings are locked.");
  });
  await expect(resetDemo()).rejects.toThrow("The recordings are locked.");
  isBroken = false;
  expect(edits.get()).toBe(1);
});

test("a reset undoes edits of screens that weren't opened", async () => {
  localStorage.setItem("voxlog.demo.words", "[]");
  await resetDemo();
  expect(localStorage.getItem("voxlog.demo.words")).toBeNull();
});
