import { expect, test } from "vitest";
import { commandOf } from "./shortcuts.ts";

const event = { ctrlKey: false, metaKey: false, altKey: false, target: null, defaultPrevented: false };
const free = { singleKeys: true, page: true };

test("a key opens the palette with Ctrl or ⌘ and K, whatever is open or turned off", () => {
  const none = { singleKeys: false, page: false };
  expect(commandOf({ ...event, key: "k", ctrlKey: true }, none)).toBe("palette");
  expect(commandOf({ ...event, key: "K", metaKey: true }, none)).toBe("palette");
});

test("a key on its own asks for what the sheet says, unless that is turned off or a dialog is open", () => {
  expect(commandOf({ ...event, key: "/" }, free)).toBe("palette");
  expect(commandOf({ ...event, key: "?" }, free)).toBe("shortcuts");
  expect(commandOf({ ...event, key: "n" }, free)).toBe("record");
  expect(commandOf({ ...event, key: "/" }, { ...free, singleKeys: false })).toBeUndefined();
  expect(commandOf({ ...event, key: "/" }, { ...free, page: false })).toBeUndefined();
});

test("a key that belongs to the browser or to something else asks for nothing", () => {
  expect(commandOf({ ...event, key: "n", ctrlKey: true }, free)).toBeUndefined();
  expect(commandOf({ ...event, key: "/", defaultPrevented: true }, free)).toBeUndefined();
  expect(commandOf({ ...event, key: "x" }, free)).toBeUndefined();
});
