import type { Meta, StoryObj } from "@storybook/react-vite";
import { InfoIcon } from "../icons.tsx";
import { StatCard } from "./stat-card.tsx";

const meta = {
  title: "Stat card",
  component: StatCard,
  args: { label: "Conversations", value: "128" },
  render: (args) => (
    <dl className="max-w-80">
      <StatCard {...args} />
    </dl>
  ),
  parameters: {
    guidance: {
      do: ["Put several in one dl, side by side.", "Say in the note what makes the figure good or bad."],
      dont: [
        "Show a figure that no one acts on.",
        "Set two figures, or a sentence, as its value: it is one figure, read at a glance.",
      ],
    },
  },
} satisfies Meta<typeof StatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithNote: Story = { args: { note: "Three tasks went to Salesforce.", icon: <InfoIcon /> } };
