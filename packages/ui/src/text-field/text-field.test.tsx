import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextField } from "./text-field.tsx";

test("A text field is named and focused by its label", async () => {
  const screen = await render(<TextField label="Company" name="company" />);
  await screen.getByText("Company").click();

  await expect.element(screen.getByRole("textbox", { name: "Company" })).toHaveFocus();
});

test("A text field follows the direction of its input", async () => {
  const screen = await render(<TextField label="Company" />);
  await screen.getByRole("textbox").fill("חברה");

  await expect.element(screen.getByRole("textbox")).toHaveStyle({ direction: "rtl" });
});

test("A text field has 16 px text, so that phones don't zoom in", async () => {
  const screen = await render(<TextField label="Company" />);

  await expect.element(screen.getByRole("textbox")).toHaveStyle({ fontSize: "16px" });
});

test("A required text field shows an asterisk that is not part of its name", async () => {
  const screen = await render(<TextField label="Company" required />);

  await expect.element(screen.getByText("*")).toBeVisible();
  await expect.element(screen.getByRole("textbox", { name: "Company", exact: true })).toBeRequired();
});

test("A text field with a hint and an error is described by both, and is invalid", async () => {
  const screen = await render(<TextField label="Email" hint="At work." error="Enter an address." />);
  const input = screen.getByRole("textbox");

  await expect.element(input).toHaveAccessibleDescription("At work. Enter an address.");
  await expect.element(input).toBeInvalid();
});

test("A text field whose hint and error are removed is neither described nor invalid", async () => {
  const screen = await render(<TextField label="Email" error="Enter an address." />);
  await screen.rerender(<TextField label="Email" />);
  const input = screen.getByRole("textbox");

  await expect.element(input).not.toHaveAttribute("aria-describedby");
  await expect.element(input).toBeValid();
});
