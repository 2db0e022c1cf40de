import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextArea } from "./text-area.tsx";

test("A text area is found by its label, and described by its hint and its error", async () => {
  const screen = await render(<TextArea label="Notes" hint="One a line." error="Too long." />);
  const area = screen.getByRole("textbox", { name: "Notes" });

  await expect.element(area).toHaveAccessibleDescription("One a line. Too long.");
  await expect.element(area).toBeInvalid();
});

test("A text area gives the control the attributes of a text area", async () => {
  const screen = await render(<TextArea label="Notes" rows={20} maxLength={5} defaultValue="" />);
  const area = screen.getByLabelText("Notes");
  await area.fill("seven letters");

  await expect.element(area).toHaveAttribute("rows", "20");
  await expect.element(area).toHaveValue("seven");
});

test("A text area keeps its text at 16 px, so that phones do not zoom in", async () => {
  const screen = await render(<TextArea label="Notes" />);

  await expect.element(screen.getByRole("textbox")).toHaveStyle({ fontSize: "16px" });
});

test("A tall text area is 400 px high, however few its rows", async () => {
  const screen = await render(<TextArea label="Notes" tall rows={2} />);

  expect(screen.getByRole("textbox").element()).toHaveProperty("offsetHeight", 400);
});
