import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Radio, RadioGroup } from "./radio-group.tsx";

const meta = {
  title: "Radio group",
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    label: "Your CRM",
    defaultValue: "salesforce",
    children: [
      <Radio key="salesforce" value="salesforce">
        Salesforce
      </Radio>,
      <Radio key="hubspot" value="hubspot">
        HubSpot
      </Radio>,
      <Radio key="other" value="other">
        Another one
      </Radio>,
    ],
  },
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to the choice made, or to the first, and on past the group"],
        ["Arrows", "Choose the next or the one before"],
        ["Space", "Chooses the one with focus"],
      ],
      do: [
        "Use it for up to about six choices that are worth seeing side by side.",
        "Make it `segmented` for two to four short words with effect at once, and a list for what a form sends.",
        "Choose beforehand what is right for most, unless a wrong guess would do harm.",
      ],
      dont: [
        "Ask yes or no by it: that is a checkbox, or a switch.",
        "Hide its label where nothing else on the page says what the choice is about.",
      ],
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys select. */
export const List: Story = {
  args: { hint: "We connect it on the first day." },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole("radio")[0]).toHaveFocus();
  },
};

/** A segmented control: a few short options with immediate effect. */
export const Segmented: Story = { args: { variant: "segmented" } };

export const SmallSegmented: Story = { args: { variant: "segmented", size: "sm" } };

export const WithError: Story = { args: { defaultValue: "", error: "Choose the CRM you work in." } };

export const Disabled: Story = { args: { disabled: true } };
