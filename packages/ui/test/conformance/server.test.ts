import { createRef } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { cases } from "./cases.tsx";
import { WORD } from "./kinds.ts";

/** In Node, without a page. */
describe.each(cases)("On a server, $name", ({ element, onServer = true, passesOn = true }) => {
  test("a component is in the server's HTML with its class name, without inline styles", () => {
    const html = renderToString(element({ className: "from-outside", ref: createRef<never>() }));

    expect(typeof globalThis.document).toBe("undefined");
    expect(html.includes("from-outside")).toBe(onServer && passesOn);
    expect(html.includes(WORD)).toBe(onServer);
    expect(html).not.toMatch(/ style=|<style/);
  });
});
