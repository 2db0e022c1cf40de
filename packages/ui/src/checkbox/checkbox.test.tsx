import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Checkbox } from "./checkbox.tsx";

test("A checkbox is named by its label, which checks it, and described by its hint and error", async () => {
  const screen = await render(<Checkbox label="I agree" hint="You can undo it." error="Agree first." />);
  const checkbox = screen.getByRole("checkbox", { name: "I agree", exact: true });
  await screen.getByText("I agree").click();

  await expect.element(checkbox).toBeChecked();
  await expect.element(checkbox).toHaveAccessibleDescription("You can undo it. Agree first.");
});
