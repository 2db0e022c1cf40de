import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { DatePicker } from "./date-picker.tsx";

const meta = {
  title: "Date picker",
  component: DatePicker,
  args: { label: "First day", defaultValue: "2026-11-23", className: "max-w-60" },
  parameters: {
    guidance: {
      keyboard: [
        ["Digits, Up, Down", "Change day, month or year"],
        ["Left, Right", "Go from one to the next"],
        ["Space", "Opens the calendar"],
        ["Enter", "Says that this day is meant; so does leaving the field"],
      ],
      do: [
        "Give it the first and the last day that make sense.",
        "Take the day from `onValueChange`: while a year is typed, each digit would be another one.",
      ],
      dont: [
        "Ask for a day that everybody knows by heart through a calendar of your own.",
        "Say in the hint how a day is written: the field shows it in the visitor's own order.",
      ],
    },
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText(/./)).toHaveFocus();
  },
};

export const Empty: Story = { args: { defaultValue: "" } };

export const WithError: Story = { args: { error: "The first day comes after the last." } };

export const Disabled: Story = { args: { disabled: true } };
