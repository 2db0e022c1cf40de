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

export const WithHint: Story = { args: { hint: "Everybody in your team sees the recording." } };

export const WithError: Story = { args: { required: true, error: "Choose the CRM you work in." } };

export const Disabled: Story = { args: { disabled: true } };
