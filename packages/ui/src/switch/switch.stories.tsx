import type { Meta, StoryObj } from "@storybook/react-vite";
import { Switch } from "./switch.tsx";

const meta = {
  title: "Switch",
  component: Switch,
  args: { label: "Share with the team", className: "max-w-prose" },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The space bar toggles it. */
export const Off: Story = {};

export const On: Story = {
  args: { defaultChecked: true, hint: "Everybody in your team sees the recording." },
};

export const Disabled: Story = { args: { disabled: true } };
