import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Heading",
  component: Heading,
  args: { level: 2, children: "Recordings" },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's only one. */
export const Page: Story = { args: { level: 1 } };

export const Section: Story = {};

export const Part: Story = { args: { level: 3 } };

/** Marketing pages have headings larger than their level. */
export const Display: Story = { args: { size: "display-lg" } };
