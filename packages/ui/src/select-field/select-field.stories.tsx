import type { Meta, StoryObj } from "@storybook/react-vite";
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
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const RequiredWithHint: Story = { args: { required: true, hint: "We connect it on the first day." } };

export const WithError: Story = {
  args: { error: "Choose the CRM you work in." },
};

export const Disabled: Story = { args: { disabled: true } };
