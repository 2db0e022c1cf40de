import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { Dialog } from "./dialog.tsx";

const meta = {
  title: "Dialog",
  component: Dialog,
  // In its own frame, where it opens as on a page.
  parameters: {
    docs: { story: { inline: false, height: "520px" } },
  },
  args: {
    trigger: <Button>Open dialog</Button>,
    title: "Request a demo",
    description: "Two fields, no account.",
    closeLabel: "Close",
    children: (
      <form action={() => {}} className="grid gap-5">
        <TextField label="Company" />
        <TextField label="Work email" type="email" />
        <Button type="submit">Request a demo</Button>
      </form>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts at the first field and returns to the opener. */
export const Narrow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog")).toHaveAccessibleName(/.+/);
  },
};

export const Wide: Story = {
  args: { width: "wide" },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("dialog")).toHaveAttribute("data-state", "open");
  },
};
