import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Radio group",
  component: RadioGroup,
  args: {
    label: "Your CRM",
    defaultValue: "salesforce",
    options: [
      { value: "salesforce", label: "Salesforce" },
      { value: "hubspot", label: "HubSpot" },
      { value: "other", label: "Another one" },
    ],
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One stop for the Tab key; the arrow keys choose. */
export const List: Story = {
  args: { hint: "We connect it on the first day." },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("radio")[0]).toHaveFocus();
  },
};

/** A segmented control: a few short choices with effect at once. */
export const Segmented: Story = { args: { look: "segmented" } };

export const SmallSegmented: Story = { args: { look: "segmented", size: "sm" } };

export const WithError: Story = { args: { defaultValue: "", error: "Choose the CRM you work in." } };

export const Disabled: Story = { args: { disabled: true } };
