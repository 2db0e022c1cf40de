import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

describe("A dialog that leaves at once", () => {
  test("does not wait for its owner to close it", async () => {
    const screen = await render(
      <Dialog open leavesAtOnce onOpenChange={() => {}} title="Recording" closeLabel="Close">
        <p>What was said</p>
      </Dialog>,
    );
    await screen.getByRole("button", { name: "Close" }).click();

    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  });

  test("tells its owner once, however often it is asked", async () => {
    const onOpenChange = vi.fn();
    const screen = await render(
      <Dialog open leavesAtOnce onOpenChange={onOpenChange} title="Recording" closeLabel="Close">
        <p>What was said</p>
      </Dialog>,
    );
    const close = screen.getByRole("button", { name: "Close" }).element() as HTMLElement;
    close.click();
    close.click();
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();

    await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  });

  test("opens again, and gives focus back each time", async () => {
    const screen = await render(<Recording />);
    const open = screen.getByRole("button", { name: "Open" });
    for (let time = 0; time < 2; time++) {
      await open.click();
      await expect.element(screen.getByRole("button", { name: "Play" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();

      await expect.element(open).toHaveFocus();
    }
  });
});

function Recording() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} leavesAtOnce onOpenChange={setOpen} title="Recording" closeLabel="Close">
        <Button>Play</Button>
      </Dialog>
    </>
  );
}
