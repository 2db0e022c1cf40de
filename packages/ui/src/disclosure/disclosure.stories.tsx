import type { Meta, StoryObj } from "@storybook/react-vite";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Disclosure",
  component: Disclosure,
  args: { summary: "Transcript", children: "Every word, with the speaker." },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More about the text above. Enter and the space bar open and close it. */
export const Link: Story = {};

/** A separate panel with a heading as its summary. */
export const Panel: Story = {
  args: { variant: "card", defaultOpen: true, summary: <h3 className="text-lg">Transcript</h3> },
};

/** A row of a list. Rows with the same `name` open one at a time. */
export const Row: Story = {
  args: { variant: "line", name: "parts", summary: <h3 className="text-lg">Transcript</h3> },
};
