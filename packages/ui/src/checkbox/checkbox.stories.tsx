import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Checkbox",
  component: Checkbox,
  args: { label: "Share with the team" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

/** Some of several are selected. */
export const Indeterminate: Story = { args: { indeterminate: true } };

export const WithHint: Story = { args: { hint: "Everybody in your team sees the recording." } };

export const WithError: Story = { args: { required: true, error: "Choose the CRM you work in." } };

/** If the context shows what it selects. */
export const WithoutLabel: Story = { args: { hidesLabel: true, className: "p-3" } };

export const Disabled: Story = { args: { disabled: true } };
