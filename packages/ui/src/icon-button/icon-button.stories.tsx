import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { CloseIcon } from "../icons.tsx";
import { IconButton } from "./icon-button.tsx";

const meta = {
  title: "Icon button",
  component: IconButton,
  args: { "aria-label": "Close", children: <CloseIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its label is its accessible name. */
export const Ghost: Story = {};

export const Primary: Story = { args: { variant: "primary" } };

export const Small: Story = { args: { size: "sm" } };

export const Disabled: Story = { args: { disabled: true } };
