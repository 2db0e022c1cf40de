import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Plot } from "./plot.tsx";

const axis = { ticks: [0, 5, 10], position: (value: number) => 100 - 10 * value };

test("A plot is a picture with a name and a description, and tells each column's value on hover", async () => {
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
  expect([...plot.element().querySelectorAll("title")].map((each) => each.textContent)).toEqual([
    "Monday: 4",
    "Tuesday: 8",
  ]);
  for (const label of ["0 calls", "5 calls", "10 calls", "Monday", "Tuesday"]) {
    await expect.element(page.getByText(label, { exact: true })).toBeInTheDocument();
  }
});
