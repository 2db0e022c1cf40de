import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { matchesMedia, useMediaQuery } from "./media-query.ts";

const WIDE = "(width >= 64rem)";
const Width = () => <p>{useMediaQuery(WIDE) ? "wide" : "narrow"}</p>;

beforeEach(() => page.viewport(390, 844));

test("a component follows a media query", async () => {
  const screen = await render(<Width />);
  await expect.element(screen.getByText("narrow")).toBeVisible();
  await page.viewport(1440, 900);

  await expect.element(screen.getByText("wide")).toBeVisible();
});

test("a caller learns whether it matches now", async () => {
  expect(matchesMedia(WIDE)).toBe(false);
  await page.viewport(1440, 900);

  await expect.poll(() => matchesMedia(WIDE)).toBe(true);
});
