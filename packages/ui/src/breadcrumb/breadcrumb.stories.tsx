import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumb, BreadcrumbItem } from "./breadcrumb.tsx";

const meta = {
  title: "Breadcrumb",
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  args: {
    label: "Where you are",
    children: [
      <BreadcrumbItem key="recordings" href="#recordings">
        Recordings
      </BreadcrumbItem>,
      <BreadcrumbItem key="summary" href="#summary">
        Summary
      </BreadcrumbItem>,
      <BreadcrumbItem key="tasks" current>
        Tasks
      </BreadcrumbItem>,
    ],
  },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to each link"],
        ["Enter", "Follows it"],
      ],
      do: [
        "Show where a page lies, not how the visitor came to it.",
        "End with this page, which isn't a link.",
      ],
      dont: [
        "Use it for pages that lie all side by side, or for one step: that is a link back.",
        "Leave out the page's heading for it: its last step is small, and heads nothing.",
      ],
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {};
