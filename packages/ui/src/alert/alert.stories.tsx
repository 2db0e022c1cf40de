import type { Meta, StoryObj } from "@storybook/react-vite";
import { Alert } from "./alert.tsx";

const meta = {
  title: "Alert",
  component: Alert,
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { children: "You can go on working while it is processed." } };

export const Success: Story = {
  args: { tone: "success", children: "The first conversation is in your CRM." },
};

/** A failure interrupts screen readers; the others wait. */
export const Danger: Story = {
  args: { tone: "danger", children: "Sending failed. Please try again." },
};
