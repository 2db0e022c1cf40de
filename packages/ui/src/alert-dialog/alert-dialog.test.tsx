import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { AlertDialog } from "./alert-dialog.tsx";

test("An alert dialog has a name and description, and focuses the safe answer", async () => {
  const { screen } = await ask();
  const dialog = screen.getByRole("alertdialog", { name: "Delete this recording?" });

  await expect.element(dialog).toHaveAccessibleDescription("It cannot be brought back.");
  await expect.element(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
});

test.each(["Cancel", "Close"])("An alert dialog cancels with the button %s", async (name) => {
  const { screen, onConfirm, onOpenChange } = await ask();
  await screen.getByRole("button", { name }).click();

  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(onConfirm).not.toHaveBeenCalled();
});

test("An alert dialog confirms with its other button", async () => {
  const { screen, onConfirm, onOpenChange } = await ask();
  await screen.getByRole("button", { name: "Delete" }).click();

  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onOpenChange).not.toHaveBeenCalled();
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
