import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./pagination.tsx";

const meta = {
  title: "Pagination",
  component: Pagination,
  args: {
    label: "Recordings",
    page: 6,
    count: 24,
    hrefOf: (page) => `#${page}`,
    pageLabel: String,
    previousLabel: "Previous page",
    nextLabel: "Next page",
  },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to each link"],
        ["Enter", "Follows it"],
      ],
      do: ["Give each page an address of its own.", "Say above the list how many there are of all."],
      dont: [
        "Use it for less than two pages.",
        "Name its links by the number alone: `pageLabel` says of what, “Page 3”.",
      ],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Amid: Story = {};

export const AtTheStart: Story = { args: { page: 1 } };

export const AtTheEnd: Story = { args: { page: 24 } };

export const Few: Story = { args: { page: 2, count: 3 } };
