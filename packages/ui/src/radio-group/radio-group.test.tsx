import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Radio, RadioGroup } from "./radio-group.tsx";

const options = (
  <>
    <Radio value="yearly">Per year</Radio>
    <Radio value="monthly">Per month</Radio>
  </>
);

test("A radio group is named by its label and described by its hint and error", async () => {
  const screen = await render(
    <RadioGroup label="Period" hint="You can change it." error="Choose one.">
      {options}
    </RadioGroup>,
  );
  const group = screen.getByRole("radiogroup", { name: "Period", exact: true });

  await expect.element(group).toHaveAccessibleDescription("You can change it. Choose one.");
  await expect.element(group).toHaveAttribute("aria-invalid", "true");
});

test.each(["list", "segmented"] as const)(
  "A radio group of the variant %s selects an option on a click",
  async (variant) => {
    const onValueChange = vi.fn();
    const screen = await render(
      <RadioGroup label="Period" variant={variant} onValueChange={onValueChange}>
        {options}
      </RadioGroup>,
    );
    await screen.getByText("Per month").click();

    await expect.element(screen.getByRole("radio", { name: "Per month" })).toBeChecked();
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith("monthly");
  },
);

test("A radio group marks that it is required, and an option that is disabled", async () => {
  const screen = await render(
    <RadioGroup label="Period" variant="segmented" required>
      {options}
      <Radio value="never" disabled>
        Never
      </Radio>
    </RadioGroup>,
  );

  await expect.element(screen.getByText("*")).toBeVisible();
  expect(getComputedStyle(screen.getByText("Never").element()).opacity).toBe("0.5");
});

test("A radio group shows its owner's choice", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <RadioGroup label="Period" value="yearly" onValueChange={onValueChange}>
      {options}
    </RadioGroup>,
  );
  await screen.getByText("Per month").click();

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("monthly");
  await expect.element(screen.getByRole("radio", { name: "Per year" })).toBeChecked();
});

test("A radio group submits its choice independently of another group", async () => {
  const screen = await render(
    <form>
      <RadioGroup label="Period" name="period" defaultValue="monthly">
        {options}
      </RadioGroup>
      <RadioGroup label="Reminders" defaultValue="yearly">
        {options}
      </RadioGroup>
    </form>,
  );
  const form = screen.container.querySelector("form");

  expect(form && new FormData(form).get("period")).toBe("monthly");
});
