import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Skeleton } from "./skeleton.tsx";

test("A skeleton announces loading and is as tall as its lines", async () => {
  const screen = await render(<Skeleton label="The report is fetched" lines={7} />);
  const place = screen.getByText("The report is fetched").element().parentElement;

  expect(place?.ariaBusy).toBe("true");
  expect(place?.getBoundingClientRect().height).toBe(7 * 28 + 6 * 12);
});
