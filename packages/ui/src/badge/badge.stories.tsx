import type { Meta, StoryObj } from "@storybook/react-vite";
import { DangerIcon, InfoIcon, SuccessIcon } from "../icons.tsx";
import { Badge } from "./badge.tsx";

const meta = {
  title: "Badge",
  component: Badge,
  parameters: {
    guidance: {
      do: [
        "Give a status its icon: one man in twelve does not tell its green from its red.",
        "Keep to a word or two, the same ones in the list, in its filter and on the page.",
      ],
      dont: [
        "Make it a button: it has no hover and no focus, and is too low for a finger.",
        "Put one on every row for what nearly every row is: mark what differs.",
      ],
    },
  },
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
