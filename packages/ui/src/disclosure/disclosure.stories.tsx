import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Disclosure } from "./disclosure.tsx";

const meta = {
  title: "Disclosure",
  component: Disclosure,
  args: { summary: "Transcript", children: "Every word, with the speaker." },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More about what stands above. Enter and the space bar open and close it. */
export const Link: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(canvasElement.querySelector("summary")).toHaveFocus();
  },
};

/** A panel of its own, whose summary is a heading. */
export const Panel: Story = {
  args: { look: "card", open: true, summary: <h3 className="text-lg">Transcript</h3> },
};
