import { useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

describe("A dialog that is near", () => {
  test("is rendered out of sight, and leaves the page alone", async () => {
    const screen = await render(<Word />);

    await expect.element(screen.getByLabelText("Word")).not.toBeVisible();
    expect(getComputedStyle(document.documentElement).overflowY).toBe("scroll");
    await expect.element(screen.getByRole("button", { name: "Edit" })).toBeVisible();
  });

  test("is laid out already, where neither focus nor a finger reaches it", async () => {
    const screen = await render(<Word />);
    const field = screen.getByLabelText("Word");
    await expect.poll(() => heightOf(field)).toBeGreaterThan(10);
    const { left, top, width, height } = field.element().getBoundingClientRect();

    expect(document.elementsFromPoint(left + width / 2, top + height / 2)).not.toContain(field.element());
    (field.element() as HTMLElement).focus();
    expect(document.activeElement).not.toBe(field.element());
    expect(screen.getByRole("dialog").query()).toBeNull();
  });

  test("is in sight in the frame of the press", async () => {
    const screen = await render(<Word />);
    await expect.poll(() => heightOf(screen.getByLabelText("Word"))).toBeGreaterThan(10);
    (screen.getByRole("button", { name: "Edit" }).element() as HTMLElement).click();
    await new Promise(requestAnimationFrame);

    expect(screen.getByRole("dialog").getByLabelText("Word").element()).toBeVisible();
  });

  test("stays out of sight if it is closed again before that frame", async () => {
    const screen = await render(<Word />);
    await expect.poll(() => heightOf(screen.getByLabelText("Word"))).toBeGreaterThan(10);
    await screen.getByRole("button", { name: "Think better of it" }).click();
    await new Promise(requestAnimationFrame);

    expect(screen.getByRole("dialog").query()).toBeNull();
    await expect.element(screen.getByLabelText("Word")).not.toBeVisible();
  });

  test("opens with focus at its first field, and gives it back", async () => {
    const screen = await render(<Word />);
    await screen.getByRole("button", { name: "Edit" }).click();
    await expect.element(screen.getByLabelText("Word")).toHaveFocus();
    await userEvent.keyboard("{Escape}");

    await expect.element(screen.getByRole("button", { name: "Edit" })).toHaveFocus();
  });

  test("keeps nothing of the opening before", async () => {
    const screen = await render(<Word />);
    await screen.getByRole("button", { name: "Edit" }).click();
    await screen.getByLabelText("Word").fill("SLA");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
    await screen.getByRole("button", { name: "Edit" }).click();

    await expect.element(screen.getByLabelText("Word")).toHaveValue("");
  });

  test("opens over one that was rendered after it", async () => {
    const screen = await render(<Word />);
    await expect.element(screen.getByLabelText("Word")).toBeInTheDocument();
    await render(
      <Dialog open onOpenChange={() => {}} title="Recording" closeLabel="Close">
        <p>What was said</p>
      </Dialog>,
    );
    screen.container.querySelector("button")?.click();
    await expect.element(screen.getByLabelText("Word")).toHaveFocus();
    await screen.getByRole("dialog", { name: "Edit word" }).getByRole("button", { name: "Close" }).click();

    await expect.poll(() => screen.getByRole("dialog", { name: "Edit word" }).query()).toBeNull();
  });
});

const heightOf = (locator: Locator) => locator.element().getBoundingClientRect().height;

function Word() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Edit</Button>
      <Button
        onClick={() => {
          flushSync(() => setOpen(true));
          setOpen(false);
        }}
      >
        Think better of it
      </Button>
      <Dialog open={open} onOpenChange={setOpen} isNear title="Edit word" closeLabel="Close">
        <label>
          Word <input />
        </label>
      </Dialog>
    </>
  );
}
