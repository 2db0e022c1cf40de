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
    guidance: {
      keyboard: [
        ["Tab, Shift + Tab", "Go round its answers and its close button"],
        ["Enter, Space", "Give the answer with focus, at first the one that loses nothing"],
        ["Escape", "Cancels, and gives focus back to what asked"],
      ],
      do: [
        "Name in the title what is lost: “Delete this recording?”",
        "Let `confirmLabel` repeat the title's verb: “Delete”, never “Yes” or “OK”.",
        "Say in the description whether it can be brought back.",
      ],
      dont: [
        "Ask before what can be undone: do it, and offer the way back in a toast.",
        "Use it for a message or a form: it asks one question, with two answers.",
      ],
    },
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
export const Asked: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("alertdialog")).toHaveAccessibleDescription(/.+/);
  },
};
