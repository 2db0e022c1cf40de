import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Text area",
  component: TextArea,
  args: { label: "Instructions", className: "max-w-prose" },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to it, and on: it types no tab"],
        ["Enter", "Begins a new line, and sends nothing"],
      ],
      do: [
        "Make it about as high as what is expected, by `rows` or `tall`: its size is a hint.",
        "Say in the hint what belongs in it; it stays there while they write.",
      ],
      dont: [
        "Ask by it for what fits on one line: that is a text field, where Enter sends.",
        "Take its handle away: who writes more than you thought makes it higher.",
      ],
    },
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { hint: "Say what should be in every summary." },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole("textbox"), "A{Enter}B");
    await expect(canvas.getByRole("textbox")).toHaveValue("A\nB");
  },
};

/** For texts that users work on. */
export const Tall: Story = { args: { tall: true, defaultValue: "Always name the next step." } };

export const WithError: Story = {
  args: { required: true, error: "Write at least ten words." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Always name the next step." } };
