import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Text field",
  component: TextField,
  args: { label: "Company", className: "max-w-prose" },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on its label focuses it. */
export const Plain: Story = {};

export const RequiredWithHint: Story = {
  args: {
    label: "Work e-mail",
    type: "email",
    required: true,
    autoComplete: "email",
    hint: "We only use it for your access.",
  },
};

/** The error is announced with the field. */
export const WithError: Story = {
  args: { label: "Work e-mail", defaultValue: "sanne@", error: "Enter a valid e-mail address." },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Bakker & Zn" } };
