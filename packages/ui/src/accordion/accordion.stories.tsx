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
  // As in its props, which Storybook doesn't read.
  argTypes: { items: { table: { type: { summary: "readonly AccordionItem[]" } } } },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to each title"],
        ["Enter, Space", "Open the item, which closes the one that was open, or close it again"],
      ],
      do: [
        "Write each title as the question a visitor comes with, so that the right one is found without opening any.",
        "Set `heading` one level below the heading above it.",
        "Give two columns side by side the same `name`, so that they act as one.",
      ],
      dont: [
        "Put answers into it that are to be compared: one is open at a time.",
        "Hide in it what everybody has to read, such as what something costs.",
      ],
    },
  },
} satisfies Meta<typeof Accordion>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each title is a tab stop; Enter and the space bar open and close it. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
  },
};

export const OpenAtFirst: Story = { args: { defaultValue: "transcript" } };
