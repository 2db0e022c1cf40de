import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Combobox } from "./combobox.tsx";

const meta = {
  title: "Combobox",
  component: Combobox<string>,
  args: {
    label: "Your CRM",
    placeholder: "Choose a CRM",
    searchPlaceholder: "Search",
    empty: "No recording fits these filters.",
    className: "max-w-80",
    options: [
      { value: "salesforce", label: "Salesforce" },
      { value: "hubspot", label: "HubSpot" },
      { value: "pipedrive", label: "Pipedrive" },
      { value: "other", label: "Another one" },
    ],
  },
  // As in its props, which Storybook doesn't read.
  argTypes: { options: { table: { type: { summary: "readonly ComboboxOption<Value>[]" } } } },
  parameters: {
    docs: { story: { inline: false, height: "140px" } },
    guidance: {
      keyboard: [
        ["Enter, Space", "Open the list at its field"],
        ["Letters", "Narrow it down"],
        ["Up, Down, Home, End", "Move through it"],
        ["Enter", "Chooses"],
        ["Escape", "Closes it; focus goes back to the field"],
      ],
      do: ["Use it for more than a dozen options.", "Give options the other words that people know them by."],
      dont: [
        "Use it where a word of the visitor’s own is right as well: that is a text field.",
        "Use it for a handful of options: a select field is what every phone knows.",
      ],
    },
  },
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { defaultValue: "hubspot" },
  parameters: { docs: { story: { height: "640px" } } },
  play: async ({ canvas }) => {
    // Storybook's pages render a story twice, and a second click would close it.
    if (!document.querySelector(":popover-open")) await userEvent.click(canvas.getByRole("combobox"));
    await expect(await screen.findAllByRole("option")).toHaveLength(4);
  },
};

export const Empty: Story = { args: { hint: "We connect it on the first day.", required: true } };

export const WithError: Story = { args: { error: "Choose the CRM you work in." } };

export const Disabled: Story = { args: { disabled: true, defaultValue: "hubspot" } };
