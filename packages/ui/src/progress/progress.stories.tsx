import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Progress",
  component: Progress,
  args: { label: "Processing", value: 0.4, className: "max-w-prose" },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const JustStarted: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 1 } };
