import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
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
  await userEvent.keyboard("{Tab}{Tab}");

  expect(onValueChange).toHaveBeenCalledExactlyOnceWith("2025-12-25");
});

test("A date picker shows and changes its owner's date, also to one that the owner took back", async () => {
  const screen = await render(<Chosen />);
  const field = screen.getByLabelText("First day");
  for (const action of ["type", "clear", "type"]) {
    if (action === "clear") await screen.getByRole("button", { name: "Clear" }).click();
    else {
      await field.click();
      await userEvent.keyboard("12252025{Enter}");
    }
    const day = action === "clear" ? "" : "2025-12-25";
    await expect.element(field).toHaveValue(day);
    await expect.element(screen.getByRole("status")).toHaveTextContent(day);
  }
});

function Chosen() {
  const [day, setDay] = useState("2026-11-23");
  return (
    <>
      <DatePicker label="First day" value={day} onValueChange={setDay} />
      <Button onClick={() => setDay("")}>Clear</Button>
      <output>{day}</output>
    </>
  );
}
