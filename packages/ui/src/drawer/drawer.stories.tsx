import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Drawer, type DrawerProps } from "./drawer.tsx";

/** A drawer is closed until something opens it. */
function WithOpener({
  opener,
  ...props
}: Omit<DrawerProps, "open" | "onOpenChange"> & { opener: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: "Drawer",
  component: Drawer,
  // In a frame of its own, where it opens as a visitor has it.
  parameters: { docs: { story: { inline: false, height: "400px" } } },
  render: ({ opener, open: _, onOpenChange: __, ...args }) => <WithOpener {...args} opener={opener} />,
  args: {
    open: false,
    onOpenChange: () => {},
    opener: "Open menu",
    label: "Main menu",
    closeLabel: "Close",
    children: (
      <nav className="grid gap-2">
        <a href="#features">Features</a>
        <a href="#pricing">Pricing</a>
      </nav>
    ),
  },
  argTypes: { opener: { table: { disable: true } } },
} satisfies Meta<DrawerProps & { opener: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Menu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(/.+/);
  },
};
