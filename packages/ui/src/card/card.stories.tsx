import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "./card.tsx";

const content = (
  <>
    <h3 className="text-lg">A conversation of 12 minutes</h3>
    <p className="mt-1 text-text-muted">Three tasks went to Salesforce.</p>
  </>
);

const meta = {
  title: "Card",
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: content } };

/** The one child is the card: an article, a list item, a link. */
export const AsArticle: Story = {
  args: { asChild: true, children: <article>{content}</article> },
};
