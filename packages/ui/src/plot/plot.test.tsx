import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Plot } from "./plot.tsx";

const axis = { ticks: [0, 5, 10], position: (value: number) => 100 - 10 * value };

test("A plot has a name and description, and shows each column's value on hover, keys and touch", async () => {
  await render(
    <>
      <p id="seen">From 4 to 8.</p>
      <Plot
        title="Calls"
        describedBy="seen"
        axis={axis}
        format={(value) => `${value} calls`}
        columns={["Monday: 4", "Tuesday: 8"]}
        ends={["Monday", "Tuesday"]}
      />
    </>,
  );

  const plot = page.getByRole("img", { name: "Calls" });
  await expect.element(plot).toHaveAccessibleDescription("From 4 to 8.");
  const slider = page.getByRole("slider", { name: "Calls" });
  await slider.hover({ position: { x: 2, y: 50 } });
  await expect.element(page.getByText("Monday: 4")).toBeVisible();
  await userEvent.tab();
  await expect.element(slider).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(page.getByText("Tuesday: 8")).toBeVisible();
  await expect.element(slider).toHaveAttribute("aria-valuetext", "Tuesday: 8");
  slider
    .element()
    .dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch", clientX: 60, bubbles: true }));
  await expect.element(page.getByText("Monday: 4")).toBeVisible();
  for (const label of ["0 calls", "5 calls", "10 calls", "Monday", "Tuesday"]) {
    await expect.element(page.getByText(label, { exact: true })).toBeInTheDocument();
  }
});
