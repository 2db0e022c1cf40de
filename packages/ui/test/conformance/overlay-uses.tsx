import { expect, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { AlertDialog } from "../../src/alert-dialog/alert-dialog.tsx";
import { Button } from "../../src/button/button.tsx";
import { Dialog } from "../../src/dialog/dialog.tsx";
import { Drawer } from "../../src/drawer/drawer.tsx";
import { ToastProvider, useToast } from "../../src/toast/toast.tsx";
import { Tooltip, type TooltipProps } from "../../src/tooltip/tooltip.tsx";
import type { Use } from "./kinds.ts";

const modal = (
  make: (onOpenChange: (open: boolean) => void) => React.ReactElement,
  role: "dialog" | "alertdialog" = "dialog",
) => ({
  keyboard: async () => {
    const onOpenChange = vi.fn();
    await render(make(onOpenChange));
    const panel = page.getByRole(role).element();
    const focused = () => (panel.contains(document.activeElement) ? document.activeElement : undefined);
    await expect.poll(focused).toBeInstanceOf(HTMLButtonElement);
    const first = focused();
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(focused()).toBeInstanceOf(HTMLButtonElement);
    expect(focused()).not.toBe(first);
    await userEvent.keyboard("{Tab}");
    expect(focused()).toBe(first);
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  },
  controlled: async () => {
    const onOpenChange = vi.fn();
    await render(make(onOpenChange));
    await page.getByRole("button", { name: "Close" }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    await expect.element(page.getByRole(role)).toHaveAttribute("data-state", "open");
  },
});

const opening =
  (
    make: (trigger: React.ReactElement) => React.ReactElement,
    role = "dialog",
    close = () => userEvent.keyboard("{Escape}"),
  ) =>
  async () => {
    await render(make(<Button>Open</Button>));
    const trigger = page.getByRole("button", { name: "Open" });
    await trigger.click();
    await expect.element(page.getByRole(role)).toBeVisible();
    await close();
    await expect.element(page.getByRole(role)).not.toBeInTheDocument();
    await expect.element(trigger).toHaveFocus();
  };

const question = {
  title: "Title",
  confirmLabel: "Yes",
  cancelLabel: "No",
  closeLabel: "Close",
  onConfirm: () => {},
};

function Hint(state: Pick<TooltipProps, "open" | "onOpenChange">) {
  return (
    <Tooltip content="Search everything" {...state}>
      <Button>Search</Button>
    </Tooltip>
  );
}

function ToastByPress() {
  const showToast = useToast();
  return <Button onClick={() => showToast("Saved")}>Save</Button>;
}

/** Uses of overlays, by their entry in package.json. */
export const overlayUses: Record<string, Use> = {
  "alert-dialog": {
    ...modal((onOpenChange) => <AlertDialog {...question} open onOpenChange={onOpenChange} />, "alertdialog"),
    uncontrolled: opening(
      (trigger) => <AlertDialog {...question} trigger={trigger} />,
      "alertdialog",
      () => page.getByRole("button", { name: "Yes" }).click(),
    ),
  },
  dialog: {
    ...modal((onOpenChange) => (
      <Dialog open onOpenChange={onOpenChange} title="Title" closeLabel="Close">
        <Button>First</Button>
      </Dialog>
    )),
    uncontrolled: opening((trigger) => <Dialog trigger={trigger} title="Title" closeLabel="Close" />),
  },
  drawer: {
    ...modal((onOpenChange) => (
      <Drawer open onOpenChange={onOpenChange} label="Menu" closeLabel="Close">
        <Button>First</Button>
      </Drawer>
    )),
    uncontrolled: opening((trigger) => <Drawer trigger={trigger} label="Menu" closeLabel="Close" />),
  },
  toast: {
    keyboard: async () => {
      await render(
        <ToastProvider label="Messages" closeLabel="Close">
          <ToastByPress />
        </ToastProvider>,
      );
      await userEvent.keyboard("{Tab}{Enter}");
      await expect.element(page.getByRole("listitem")).toBeVisible();
      await userEvent.keyboard("{Tab}{Enter}");
      await expect.poll(() => page.getByRole("listitem").query()).toBeNull();
    },
  },
  texts: { keyboard: "takes no focus" },
  tooltip: {
    keyboard: async () => {
      await render(<Hint />);
      await userEvent.keyboard("{Tab}");
      await expect.element(page.getByRole("button")).toHaveAccessibleDescription("Search everything");
      await userEvent.keyboard("{Escape}");
      await expect.element(page.getByText("Search everything")).not.toBeVisible();
      await expect.element(page.getByRole("button")).toHaveFocus();
    },
    controlled: async () => {
      const onOpenChange = vi.fn();
      await render(<Hint open={false} onOpenChange={onOpenChange} />);
      await userEvent.keyboard("{Tab}");
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
      await expect.element(page.getByText("Search everything")).not.toBeVisible();
    },
  },
};
