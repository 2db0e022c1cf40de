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
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MiddlePage: Story = {};

export const AtTheStart: Story = { args: { page: 1 } };

export const AtTheEnd: Story = { args: { page: 24 } };

export const Few: Story = { args: { page: 2, count: 3 } };
