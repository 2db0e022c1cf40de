import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDownIcon } from "../icons.tsx";
import { Link } from "./link.tsx";

const meta = {
  title: "Link",
  component: Link,
  args: { href: "#transcript", children: "Transcript" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a sentence, in its color. */
export const Inline: Story = {};

export const Accent: Story = { args: { variant: "accent" } };

export const Standalone: Story = {
  args: { variant: "standalone", children: ["Tasks", <ChevronDownIcon key="icon" className="size-4" />] },
};

/** A click anywhere on the card follows it. */
export const Stretched: Story = {
  args: { variant: "standalone", stretched: true },
  decorators: (Story) => (
    <div className="relative w-60 rounded-xl border p-5 hover:bg-surface-hover">
      <Story />
    </div>
  ),
};
