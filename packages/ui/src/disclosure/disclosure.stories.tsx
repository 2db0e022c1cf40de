import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Disclosure",
  component: Disclosure,
  args: { summary: "Transcript", children: "Every word, with the speaker." },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to the summary"],
        ["Enter, Space", "Open and close it"],
      ],
      do: [
        "Say in the summary what is inside: “Transcript”, not “More”.",
        "Give the summary a heading where it opens a part of the page, so that it is found among the headings.",
        "Give several the same `name` where opening one should close the others.",
      ],
      dont: [
        "Put a button or a link into the summary: pressing it would be taken for opening.",
        "Hide a required field in it: a browser cannot show what is missing there.",
      ],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More about the text above. Enter and the space bar open and close it. */
export const Link: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
  },
};

/** A separate panel with a heading as its summary. */
export const Panel: Story = {
  args: { variant: "card", open: true, summary: <h3 className="text-lg">Transcript</h3> },
};

/** A row of a list. Rows with the same `name` open one at a time. */
export const Row: Story = {
  args: { variant: "line", name: "parts", summary: <h3 className="text-lg">Transcript</h3> },
};
