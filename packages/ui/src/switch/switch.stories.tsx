import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Switch",
  component: Switch,
  args: { label: "Share with the team", className: "max-w-prose" },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to it"],
        ["Space", "Turns it on or off"],
      ],
      do: [
        "Name by the label what is on, and let it stay the same when it is off.",
        "Say in the hint what having it on means for others, or for what it costs.",
        "Turn it back, and say so, if what it does could not be done.",
      ],
      dont: [
        "Ask for consent by it, or choose rows by it: that is a checkbox.",
        "Let it do what cannot be turned back: that is a button, which can ask first.",
      ],
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The space bar toggles it. */
export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};

export const On: Story = {
  args: { defaultChecked: true, hint: "Everybody in your team sees the recording." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch")).toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };
