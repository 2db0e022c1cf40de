import { afterEach, expect, test, vi } from "vitest";
import { onReset, resetDemo, storedEdits, UNSTORED } from "./stored-edits.ts";

const isNumber = (value: unknown): value is number => typeof value === "number";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("edits are there again when the page is loaded again", () => {
  storedEdits("count", 1, isNumber).set(2);
  expect(storedEdits("count", 1, isNumber).get()).toBe(2);
});

test.each(["{broken", '"text"', "null"])("edits are the sample data when the storage holds %s", (stored) => {
  localStorage.setItem("voxlog.demo.count", stored);
  expect(storedEdits("count", 1, isNumber).get()).toBe(1);
});

test("edits for which there is no room last as long as the page, and the window is notified", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  const listener = vi.fn();
  addEventListener(UNSTORED, listener, { once: true });
  const edits = storedEdits("count", 1, isNumber);
  edits.set(2);
  expect(edits.get()).toBe(2);
  expect(listener).toHaveBeenCalledOnce();
});

test("edits are those of another tab as soon as it has stored some, and the sample data when it forgot them", () => {
  const edits = storedEdits("count", 1, isNumber);
  localStorage.setItem("voxlog.demo.count", "2");
  dispatchEvent(new StorageEvent("storage", { key: "voxlog.demo.count" }));
  expect(edits.get()).toBe(2);
  localStorage.clear();
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(edits.get()).toBe(1);
});

test("edits are taken back by a reset, and what shows them is notified", async () => {
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

test("edits are taken back also when something kept elsewhere cannot be, which is told", async () => {
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

test("edits of screens that were not opened are taken back too", async () => {
  localStorage.setItem("voxlog.demo.words", "[]");
  await resetDemo();
  expect(localStorage.getItem("voxlog.demo.words")).toBeNull();
});
