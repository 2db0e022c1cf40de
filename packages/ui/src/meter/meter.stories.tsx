import type { Meta, StoryObj } from "@storybook/react-vite";
import { Meter } from "./meter.tsx";

const meta = {
  title: "Meter",
  component: Meter,
  args: { label: "Conversations", value: 31, max: 100, className: "max-w-prose" },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a whole, usually next to its number. */
export const Part: Story = {};

export const Full: Story = { args: { value: 100 } };
