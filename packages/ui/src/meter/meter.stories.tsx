import type { Meta, StoryObj } from "@storybook/react-vite";
import { Meter } from "./meter.tsx";

const meta = {
  title: "Meter",
  component: Meter,
  args: { label: "Conversations", value: 31, max: 100, className: "max-w-prose" },
  parameters: {
    guidance: {
      do: [
        "Set the number beside it: the bar says about how much, and the number says of what.",
        "Set `max` to the whole, and give `value` in the unit that people count in.",
      ],
      dont: [
        "Show by it how far something has come: that is `Progress`.",
        "Set `low` and `high` to make it red: only its usual state has the theme's color. Say in words that it is nearly full.",
      ],
    },
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a whole, usually next to its number. */
export const Part: Story = {};

export const Full: Story = { args: { value: 100 } };
