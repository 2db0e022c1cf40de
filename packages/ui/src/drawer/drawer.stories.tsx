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
  },
  args: {
    trigger: <Button variant="secondary">Open menu</Button>,
    label: "Main menu",
    closeLabel: "Close",
    children: (
      <nav className="grid gap-2">
        <a href="/features">Features</a>
        <a href="/pricing">Pricing</a>
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
