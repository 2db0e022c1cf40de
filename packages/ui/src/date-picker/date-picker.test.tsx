import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DatePicker } from "./date-picker.tsx";

test("A field for a day tells a day once it is meant, not each that its digits make", async () => {
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
  await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}"); // Left as it was told.
  expect(onValueChange).toHaveBeenCalledOnce();
});

test("A field for a day tells it on being left, too", async () => {
  const onValueChange = vi.fn();
  const screen = await render(<DatePicker label="First day" onValueChange={onValueChange} />);
  const field = screen.getByLabelText("First day");
  await userEvent.tab();
  await userEvent.keyboard("01312026");
  (field.element() as HTMLElement).blur();

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2026-01-31");
});
