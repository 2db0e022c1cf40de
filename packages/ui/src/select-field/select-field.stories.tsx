import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { SelectField } from "./select-field.tsx";

const meta = {
  title: "Select field",
  component: SelectField,
  args: {
    label: "Your CRM",
    className: "max-w-prose",
    children: [
      <option key="none" value="">
        Choose a CRM
      </option>,
      <option key="salesforce" value="salesforce">
        Salesforce
      </option>,
      <option key="other" value="other">
        Another one
      </option>,
    ],
  },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to it"],
        ["Space, Alt + Down", "Open the list"],
        ["Up, Down", "Choose the option before or after"],
        ["Letters", "Go to the option that begins with them"],
        ["Escape", "Closes the list and leaves the choice as it was"],
      ],
      do: [
        "Begin a required one with an option of no value that says what to choose, so that nothing is sent unseen.",
        "Sort options as people look for them: by name, or by how often they are chosen.",
      ],
      dont: [
        "Use it for three or four options with room to show: that is a radio group.",
        "Use it for dozens of options: a combobox finds one by a few letters.",
        "Leave the page on a choice: by keyboard, each arrow on the way makes one.",
      ],
    },
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox"), "other");
    await expect(canvas.getByRole("combobox")).toHaveValue("other");
  },
};

export const RequiredWithHint: Story = { args: { required: true, hint: "We connect it on the first day." } };

export const WithError: Story = {
  args: { error: "Choose the CRM you work in." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true } };
