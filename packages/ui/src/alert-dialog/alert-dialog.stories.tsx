import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "Alert dialog",
  component: AlertDialog,
  // In a frame of its own, where it opens as a visitor has it.
  parameters: { docs: { story: { inline: false, height: "360px" } } },
  args: {
    open: false,
    title: "Delete this recording?",
    description: "It cannot be brought back.",
    confirmLabel: "Delete",
    cancelLabel: "Cancel",
    closeLabel: "Close",
    onConfirm: () => {},
    onCancel: () => {},
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    const close = () => setOpen(false);
    return (
      <>
        <Button variant="danger" onClick={() => setOpen(true)}>
          {args.confirmLabel}
        </Button>
        <AlertDialog {...args} open={open} onConfirm={close} onCancel={close} />
      </>
    );
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asked by the button that would lose something. */
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(/.+/);
  },
};
