import { describe, expect, test } from "vitest";
import { takeDevMode } from "./dev-mode-address.ts";

describe("an address", () => {
  test.each([
    ["https://voxlog.example/?dev=1", true, "https://voxlog.example/"],
    [
      "https://voxlog.example/pricing?dev=0&plan=teams#faq",
      false,
      "https://voxlog.example/pricing?plan=teams#faq",
    ],
    ["https://voxlog.example/?dev=yes", undefined, "https://voxlog.example/?dev=yes"],
    ["https://voxlog.example/pricing", undefined, "https://voxlog.example/pricing"],
  ])("%s asks for dev mode %s and is shown as %s", (given, devMode, address) => {
    expect(takeDevMode(given)).toEqual({ devMode, address });
  });
});
