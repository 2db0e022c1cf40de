import type { Meta, StoryObj } from "@storybook/react-vite";
import { ArrowDownIcon } from "../icons.tsx";
import { Link } from "./link.tsx";

const meta = {
  title: "Link",
  component: Link,
  args: { href: "#transcript", children: "Transcript" },
  parameters: {
    guidance: {
      keyboard: [["Enter", "Follows it"]],
      do: [
        "Let its words say where it leads, also to those who only hear them.",
        "Make it `standalone` on a line of its own, where nothing else says that it is one.",
      ],
      dont: ["Use it for what changes something here: that is a button.", "Write “click here”."],
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a sentence, in its color. */
export const Inline: Story = {};

export const Accent: Story = { args: { variant: "accent" } };

export const Standalone: Story = {
  args: { variant: "standalone", children: ["Tasks", <ArrowDownIcon key="icon" className="size-4" />] },
};

/** A click anywhere on the card follows it. */
export const Stretched: Story = {
  args: { variant: "standalone", stretched: true },
  render: (args) => (
    <div className="relative w-60 rounded-xl border p-5 hover:bg-surface-hover">
      <Link {...args} />
    </div>
  ),
};
