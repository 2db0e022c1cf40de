import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "./button.tsx";

const meta = {
  title: "Button",
  component: Button,
  args: { children: "Save", onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The main action of a screen. */
export const Primary: Story = {};

export const Secondary: Story = { args: { variant: "secondary", children: "Cancel" } };

/** For actions in rows and bars. */
export const Ghost: Story = { args: { variant: "ghost", children: "Cancel" } };

/** For irreversible actions. */
export const Danger: Story = { args: { variant: "danger", children: "Delete" } };

/** The main action on the brand's background. */
export const Inverse: Story = {
  args: { variant: "inverse", children: "Request a demo" },
  decorators: [
    (Story) => (
      <div data-theme="dark" className="rounded-xl bg-brand p-10 text-text">
        <Story />
      </div>
    ),
  ],
};

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg", children: "Request a demo" } };

/** In progress: keeps its width and focus, and ignores clicks. */
export const Pending: Story = {
  args: { pending: true },
};

export const Disabled: Story = { args: { disabled: true } };

/** A link that looks like a button. */
export const AsLink: Story = {
  args: { asChild: true, variant: "secondary", children: <a href="#pricing">See pricing</a> },
};
