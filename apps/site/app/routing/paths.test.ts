import { expect, test } from "vitest";
import { languageOf, notFoundPaths, prerenderedPaths, trackedPath, viewOf, viewPath } from "./paths.ts";

test("the address of a view has no prefix in Dutch and one in English", () => {
  expect(viewPath("pricing", "nl")).toBe("/pricing");
  expect(viewPath("pricing", "en")).toBe("/en/pricing");
  expect(viewPath("home", "nl")).toBe("/");
  expect(viewPath("home", "en")).toBe("/en");
});

test("the address of a view leads back to its view and language", () => {
  for (const path of prerenderedPaths()) {
    expect(viewPath(viewOf(path) ?? "home", languageOf(path))).toBe(path);
  }
});

test("the address of a view is the same with a slash at its end", () => {
  expect(viewOf("/en/features/")).toBe("features");
});

test("an address that merely begins like English is Dutch", () => {
  expect(languageOf("/enterprise")).toBe("nl");
});

test("unknown addresses have no view", () => {
  expect(notFoundPaths().map(viewOf)).toEqual([undefined, undefined]);
});

test("both languages of a view are tracked under one path", () => {
  expect(trackedPath("/en/pricing")).toBe(trackedPath("/pricing"));
  expect(trackedPath("/en/wachtwoord/jan@example.com/SECRET")).toBe("/404");
});
