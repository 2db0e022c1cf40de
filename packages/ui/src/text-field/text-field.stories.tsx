import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { TextField } from "./text-field.tsx";

const meta = {
  title: "Text field",
  component: TextField,
  args: { label: "Company", className: "max-w-prose" },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to it"],
        ["Enter", "Sends its form"],
      ],
      do: [
        "Set `type` and `autoComplete`: phones show the right keys, and browsers fill it in.",
        "Say in the error how to put it right, and keep what was typed.",
        "Make it, by `className`, about as wide as what belongs in it.",
      ],
      dont: [
        "Say in the placeholder what has to be known: it is gone with the first letter. That is the hint.",
        "Set `error` while the value is still being typed: wait until the field is left.",
      ],
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A click on its label focuses it. */
export const Plain: Story = {
  play: async ({ canvas, canvasElement }) => {
    const label = canvasElement.querySelector("label");
    if (label) await userEvent.click(label);
    await userEvent.keyboard("Bakker & Zn");
    await expect(canvas.getByRole("textbox")).toHaveValue("Bakker & Zn");
  },
};

export const RequiredWithHint: Story = {
  args: {
    label: "Work e-mail",
    type: "email",
    required: true,
    autoComplete: "email",
    hint: "We only use it for your access.",
  },
};

/** The error is announced with the field. */
export const WithError: Story = {
  args: { label: "Work e-mail", defaultValue: "sanne@", error: "Enter a valid e-mail address." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox");
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/.+/);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: "Bakker & Zn" } };
