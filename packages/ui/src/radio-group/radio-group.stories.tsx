import type { Meta, StoryObj } from "@storybook/react-vite";
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
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrow keys select. */
export const List: Story = {
  args: { hint: "We connect it on the first day." },
};

/** A segmented control: a few short options with immediate effect. */
export const Segmented: Story = { args: { variant: "segmented" } };

export const SmallSegmented: Story = { args: { variant: "segmented", size: "sm" } };

export const WithError: Story = { args: { defaultValue: "", error: "Choose the CRM you work in." } };

export const Disabled: Story = { args: { disabled: true } };
