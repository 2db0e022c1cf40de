import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Accordion } from "./accordion.tsx";

const meta = {
  title: "Accordion",
  component: Accordion,
  args: {
    heading: "h3",
    className: "max-w-prose",
    items: [
      { value: "summary", title: "Summary", content: "What was agreed, in five lines." },
      { value: "transcript", title: "Transcript", content: "Every word, with the speaker." },
      { value: "tasks", title: "Tasks", content: "What has to be done, and by whom." },
    ],
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each title is a stop for the Tab key; Enter and the space bar open and close it. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
  },
};

export const OpenAtFirst: Story = { args: { defaultValue: "transcript" } };
