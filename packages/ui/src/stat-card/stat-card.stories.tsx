import type { Meta, StoryObj } from "@storybook/react-vite";
import { InfoIcon } from "../icons.tsx";
import { StatCard } from "./stat-card.tsx";

const meta = {
  title: "Stat card",
  component: StatCard,
  args: { label: "Conversations", value: "128" },
  decorators: (Story) => (
    <dl className="max-w-80">
      <Story />
    </dl>
  ),
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithNote: Story = { args: { note: "Three tasks went to Salesforce.", icon: <InfoIcon /> } };
