import type { Meta, StoryObj } from "@storybook/react-vite";
import { Progress } from "./progress.tsx";

const meta = {
  title: "Progress",
  component: Progress,
  args: { label: "Processing", value: 0.4, className: "max-w-prose" },
  parameters: {
    guidance: {
      do: [
        "Say in `aria-valuetext` how far it is in units that mean something: “2 of 5 MB”.",
        "Say next to it what is being done, and what users can do until then.",
      ],
      dont: [
        "Show it where the progress is unknown: a button is `pending`, and a skeleton waits.",
        "Let it go back, or stand still at the last hundredth: count that work in from the start.",
        "Show by it how much there is of something: that is `Meter`.",
      ],
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};

export const Begun: Story = { args: { value: 0 } };

export const Done: Story = { args: { value: 1 } };
