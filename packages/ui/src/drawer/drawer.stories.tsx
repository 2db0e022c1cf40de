import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Drawer } from "./drawer.tsx";

const meta = {
  title: "Drawer",
  component: Drawer,
  // In its own frame, where it opens as on a page.
  parameters: {
    docs: { story: { inline: false, height: "400px" } },
    guidance: {
      keyboard: [
        ["Tab, Shift + Tab", "Go round what it holds and its close button"],
        ["Escape", "Closes it, and gives focus back to what opened it"],
      ],
      do: [
        "Use it for what is next to the page on a wide screen and has no room on a small one.",
        "Close it once a place in it is chosen: the page behind has changed.",
        "Open it by a button on the side that it comes from.",
      ],
      dont: [
        "Ask in it for what has to be answered: that is a dialog.",
        "Hide in it what a wide screen has room to show.",
      ],
    },
  },
  args: {
    trigger: <Button variant="secondary">Open menu</Button>,
    label: "Main menu",
    closeLabel: "Close",
    children: (
      <nav className="grid gap-2">
        <a href="#features">Features</a>
        <a href="#pricing">Pricing</a>
      </nav>
    ),
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(/.+/);
  },
};
