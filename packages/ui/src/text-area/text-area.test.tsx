import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextArea } from "./text-area.tsx";

test("A text area is named by its label and described by its hint and error", async () => {
  const screen = await render(<TextArea label="Notes" hint="One a line." error="Too long." />);
  const area = screen.getByRole("textbox", { name: "Notes" });

  await expect.element(area).toHaveAccessibleDescription("One a line. Too long.");
  await expect.element(area).toBeInvalid();
});

test("A text area passes its attributes to the control", async () => {
  const screen = await render(<TextArea label="Notes" rows={20} maxLength={5} defaultValue="" />);
  const area = screen.getByLabelText("Notes");
  await area.fill("seven letters");

  await expect.element(area).toHaveAttribute("rows", "20");
  await expect.element(area).toHaveValue("seven");
});

test("A text area has 16 px text, so that phones don't zoom in", async () => {
  const screen = await render(<TextArea label="Notes" />);

  await expect.element(screen.getByRole("textbox")).toHaveStyle({ fontSize: "16px" });
});

test("A tall text area is 400 px high, however few its rows", async () => {
  const screen = await render(<TextArea label="Notes" tall rows={2} />);

  expect(screen.getByRole("textbox").element()).toHaveProperty("offsetHeight", 400);
});
