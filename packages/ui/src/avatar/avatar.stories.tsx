import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "./avatar.tsx";

const meta = {
  title: "Avatar",
  component: Avatar,
  args: { children: "SV" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A person's initials, next to their name. */
export const Person: Story = {};

export const Company: Story = { args: { shape: "square", tone: "neutral" } };

/** The visitor's own. */
export const Own: Story = { args: { tone: "brand" } };

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };
