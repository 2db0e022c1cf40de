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

/** The picture covers the initials when it has loaded. */
export const WithPicture: Story = {
  args: {
    src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'%3E%3Crect width='8' height='8' opacity='.2'/%3E%3Ccircle cx='4' cy='3' r='1.5'/%3E%3Ccircle cx='4' cy='8' r='3'/%3E%3C/svg%3E",
  },
};
