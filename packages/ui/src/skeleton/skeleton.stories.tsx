import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton, SkeletonShape } from "./skeleton.tsx";

const meta = {
  title: "Skeleton",
  component: Skeleton,
  subcomponents: { SkeletonShape },
  args: { label: "Processing", className: "max-w-prose" },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = { args: { lines: 5 } };

/** A person's picture next to two lines. */
export const Shapes: Story = {
  args: {
    className: "grid-cols-[auto_minmax(0,1fr)] items-center max-w-80",
    children: [
      <SkeletonShape key="picture" className="size-12 rounded-full" />,
      <SkeletonShape key="name" className="h-5" />,
    ],
  },
};
