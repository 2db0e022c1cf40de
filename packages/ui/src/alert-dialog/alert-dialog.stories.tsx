import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

const meta = {
  title: "Alert dialog",
  component: AlertDialog,
  // In its own frame, where it opens as on a page.
  parameters: {
    docs: { story: { inline: false, height: "360px" } },
  },
  args: {
    trigger: <Button variant="danger">Delete</Button>,
    title: "Delete this recording?",
    description: "It cannot be brought back.",
    confirmLabel: "Delete",
    cancelLabel: "Cancel",
    closeLabel: "Close",
    onConfirm: () => {},
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens on a button that would lose something. */
export const Confirmation: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(/.+/);
  },
};
