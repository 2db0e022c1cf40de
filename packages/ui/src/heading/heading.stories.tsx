import type { Meta, StoryObj } from "@storybook/react-vite";
import { Heading } from "./heading.tsx";

const meta = {
  title: "Heading",
  component: Heading,
  args: { level: 2, children: "Recordings" },
  parameters: {
    guidance: {
      do: [
        "Choose the level by where it stands, and the size by how it is to look.",
        "Let its words say what is below, also for those who jump from one to the next.",
      ],
      dont: ["Leave out a level to get a smaller heading.", "Dress what heads nothing as a heading."],
    },
  },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page's only one. */
export const Page: Story = { args: { level: 1 } };

export const Section: Story = {};

export const Part: Story = { args: { level: 3 } };

/** Marketing pages have headings larger than their level. */
export const Display: Story = { args: { size: "display-lg" } };
