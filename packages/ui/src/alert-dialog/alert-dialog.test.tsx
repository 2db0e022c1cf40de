import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

test("An alert dialog has a name and description, and focuses the safe answer", async () => {
  const { screen } = await ask();
  const dialog = screen.getByRole("alertdialog", { name: "Delete this recording?" });

  await expect.element(dialog).toHaveAccessibleDescription("It cannot be brought back.");
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

test.each(["Cancel", "Close"])(
  "An alert dialog asks its owner to cancel with the button %s",
  async (name) => {
    const { screen, onConfirm, onOpenChange } = await ask();
    await screen.getByRole("button", { name }).click();

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(onConfirm).not.toHaveBeenCalled();
    await expect.element(screen.getByRole("alertdialog")).toHaveAttribute("data-state", "open");
  },
);

test("An alert dialog confirms with its other button", async () => {
  const { screen, onConfirm, onOpenChange } = await ask();
  await screen.getByRole("button", { name: "Delete" }).click();

  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("An alert dialog with its own opener closes when it's confirmed", async () => {
  const onConfirm = vi.fn();
  const screen = await render(
    <AlertDialog
      trigger={<Button>Remove</Button>}
      title="Delete?"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      closeLabel="Close"
      onConfirm={onConfirm}
    />,
  );
  await screen.getByRole("button", { name: "Remove" }).click();
  await screen.getByRole("button", { name: "Delete" }).click();

  await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("button", { name: "Remove" })).toHaveFocus();
});

async function ask() {
  const onConfirm = vi.fn();
  const onOpenChange = vi.fn();
  const screen = await render(
    <AlertDialog
      open
      title="Delete this recording?"
      description="It cannot be brought back."
      confirmLabel="Delete"
      cancelLabel="Cancel"
      closeLabel="Close"
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
    />,
  );
  return { screen, onConfirm, onOpenChange };
}
