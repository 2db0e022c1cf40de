import type { Meta, StoryObj } from "@storybook/react-vite";
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
};

/** For texts that users work on. */
export const Tall: Story = { args: { tall: true, defaultValue: "Always name the next step." } };

export const WithError: Story = {
  args: { required: true, error: "Write at least ten words." },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Always name the next step." } };
