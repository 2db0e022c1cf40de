import type { Meta, StoryObj } from "@storybook/react-vite";
import { DatePicker } from "./date-picker.tsx";

const meta = {
  title: "Date picker",
  component: DatePicker,
  args: { label: "First day", defaultValue: "2026-11-23", className: "max-w-60" },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Empty: Story = { args: { defaultValue: "" } };

export const WithError: Story = { args: { error: "The first day comes after the last." } };

export const Disabled: Story = { args: { disabled: true } };
