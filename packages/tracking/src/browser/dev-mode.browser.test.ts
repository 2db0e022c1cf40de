import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readDevMode, takeDevModeFromAddress, writeDevMode } from "./index.ts";

const address = location.href;
const visit = (query: string) => history.replaceState(null, "", query);

beforeEach(() => writeDevMode(false));
afterEach(() => history.replaceState(null, "", address));

describe("dev mode", () => {
  test("is off at first, and remembered in local storage", () => {
    expect(readDevMode()).toBe(false);
    writeDevMode(true);
    expect(readDevMode()).toBe(true);
    expect(localStorage.getItem("voxlog.dev-mode")).toBe("true");
  });

  test("asked for in the address is taken from it, and the address shown without", () => {
    visit("?plan=teams&dev=1");
    takeDevModeFromAddress();
    expect(readDevMode()).toBe(true);
    expect(location.search).toBe("?plan=teams");
    visit("?dev=0");
    takeDevModeFromAddress();
    expect(readDevMode()).toBe(false);
    expect(location.search).toBe("");
  });
});
