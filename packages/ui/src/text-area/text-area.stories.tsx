import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextArea } from "./text-area.tsx";

const meta = {
  title: "Text area",
  component: TextArea,
  args: { label: "Instructions", className: "max-w-prose" },
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
