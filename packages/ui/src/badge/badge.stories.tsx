import type { Meta, StoryObj } from "@storybook/react-vite";
import { DangerIcon, InfoIcon, SuccessIcon } from "../icons.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Badge",
  component: Badge,
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: "Draft" } };

export const Accent: Story = { args: { tone: "accent", children: "New" } };

/** A status has an icon, so that it doesn't rely on color. */
export const Success: Story = { args: { tone: "success", icon: <SuccessIcon />, children: "Synced" } };

export const Warning: Story = { args: { tone: "warning", icon: <InfoIcon />, children: "Processing" } };

export const Danger: Story = { args: { tone: "danger", icon: <DangerIcon />, children: "Failed" } };

export const Info: Story = { args: { tone: "info", icon: <InfoIcon />, children: "Sample" } };
