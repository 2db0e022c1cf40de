import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DatePicker } from "./date-picker.tsx";

test("A date picker reports the complete date, not one for each digit typed", async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <DatePicker label="First day" defaultValue="2026-11-23" onValueChange={onValueChange} />,
  );
  const field = screen.getByLabelText("First day");
  await userEvent.tab();
  await userEvent.keyboard("12252025");
  await expect.element(field).toHaveValue("2025-12-25");
  expect(onValueChange).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2025-12-25");
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}"); // Unchanged since the last report.
  expect(onValueChange).toHaveBeenCalledOnce();
});

test("A date picker reports its date on blur", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<DatePicker label="First day" onValueChange={onValueChange} />);
  const field = screen.getByLabelText("First day");
  await userEvent.tab();
  await userEvent.keyboard("01312026");
  (field.element() as HTMLElement).blur();

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-01-31");
});
