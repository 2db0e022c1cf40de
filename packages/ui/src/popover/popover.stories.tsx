import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Switch } from "../switch/switch.tsx";
import { Popover } from "./popover.tsx";

const meta = {
  title: "Popover",
  component: Popover,
  args: {
    label: "Settings",
    trigger: <Button variant="secondary">Settings</Button>,
    children: <Switch label="Share with the team" />,
  },
  parameters: {
    docs: { story: { inline: false, height: "260px" } },
    guidance: {
      keyboard: [
        ["Enter, Space", "Open it from its button, and close it again"],
        ["Tab", "Goes from the button into it"],
        ["Escape", "Closes it and gives focus back"],
      ],
      do: [
        "Put into it what belongs to its button, and has effect at once.",
        "Keep it to what fits on half a window: more scrolls.",
      ],
      dont: ["Ask in it for what must be answered: that is a dialog.", "Open one from within another."],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    // Storybook's pages render a story twice, and a second click would close it.
    if (!document.querySelector(":popover-open")) await userEvent.click(canvas.getByRole("button"));
    await expect(await canvas.findByRole("dialog")).toBeInTheDocument();
  },
};
