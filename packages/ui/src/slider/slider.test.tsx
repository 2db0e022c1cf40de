import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Slider } from "./slider.tsx";

test("A slider says its value as it is written, once, and is named by its label alone", async () => {
  const screen = await render(
    <Slider label="Speed" valueText="1.5×" max={2} step={0.5} defaultValue={1.5} />,
  );

  await expect
    .element(screen.getByRole("slider", { name: "Speed", exact: true }))
    .toHaveAttribute("aria-valuetext", "1.5×");
  await expect.element(screen.getByText("1.5×")).toBeVisible();
});
