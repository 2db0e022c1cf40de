import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Checkbox } from "./checkbox.tsx";

const meta = {
  title: "Checkbox",
  component: Checkbox,
  args: { label: "Share with the team" },
  parameters: {
    guidance: {
      keyboard: [["Space", "Ticks it, or takes the tick away"]],
      do: [
        "Use it for what is sent with a form, or chosen among rows.",
        "Make the one above a list `indeterminate` while some of its rows are chosen.",
      ],
      dont: [
        "Use it for what has effect at once: that is a switch.",
        "Say in its label what it does not do.",
      ],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox")).toHaveFocus();
  },
};

export const Checked: Story = { args: { defaultChecked: true } };

/** Some of several are selected. */
export const Indeterminate: Story = { args: { indeterminate: true } };

export const WithHint: Story = { args: { hint: "Everybody in your team sees the recording." } };

export const WithError: Story = { args: { required: true, error: "Choose the CRM you work in." } };

/** If the context shows what it selects. */
export const WithoutLabel: Story = { args: { hidesLabel: true, className: "p-3" } };

export const Disabled: Story = { args: { disabled: true } };
