import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { DatePicker } from "./date-picker.tsx";

describe("A field for a day", () => {
  test("tells a day once it is meant, not each that its digits make", async () => {
    const onDayChange = vi.fn();
    const screen = await render(
      <DatePicker label="First day" defaultValue="2026-11-23" onDayChange={onDayChange} />,
    );
    const field = screen.getByLabelText("First day");
    await userEvent.tab();
    await userEvent.keyboard("12252025");
    await expect.element(field).toHaveValue("2025-12-25");
    expect(onDayChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");

    expect(onDayChange).toHaveBeenCalledExactlyOnceWith("2025-12-25");
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Tab}");
    expect(onDayChange).toHaveBeenCalledOnce();
  });

  test("tells it on being left, too, and nothing when it is as it was", async () => {
    const onDayChange = vi.fn();
    const screen = await render(<DatePicker label="First day" onDayChange={onDayChange} />);
    const field = screen.getByLabelText("First day");
    const leave = () => (field.element() as HTMLElement).blur();
    await userEvent.tab();
    leave();
    expect(onDayChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("01312026");
    leave();

    expect(onDayChange).toHaveBeenCalledExactlyOnceWith("2026-01-31");
  });
});
