import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Slider } from "./slider.tsx";

const meta = {
  title: "Slider",
  component: Slider,
  args: { label: "Playback speed", min: 0.5, max: 2, step: 0.25, defaultValue: 1.5, className: "max-w-80" },
  parameters: {
    guidance: {
      keyboard: [
        ["Arrows", "Move by a step"],
        ["Page up, Page down", "Move by a larger one"],
        ["Home, End", "Go to the ends"],
      ],
      do: [
        "Use it where about right is good enough, and the effect is seen or heard at once.",
        "Write the value in `valueText` as people say it, such as “1.5×”: it is shown, and read out.",
      ],
      dont: [
        "Ask for an exact number by it: that is a field.",
        "Make its steps finer than a hand can meet, or its effect can show.",
      ],
    },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("slider")).toHaveFocus();
  },
};

/** The value as it is written is next to the label. */
export const WithValue: Story = { args: { valueText: "1.5×" } };

export const Disabled: Story = { args: { disabled: true } };
