import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { LanguageSwitch } from "./language-switch.tsx";

const options = [
  { value: "nl", label: "NL", name: "Nederlands" },
  { value: "en", label: "EN", name: "English" },
];

const meta = {
  title: "Language switch",
  component: LanguageSwitch,
  args: { label: "Choose language", value: "en", options, onValueChange: fn() },
  // As in its props, which Storybook doesn't read.
  argTypes: { options: { table: { type: { summary: "readonly LanguageOption<Value>[]" } } } },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For apps without languages in their addresses. */
export const Buttons: Story = {};

/** For pages with an address per language. */
export const Links: Story = {
  args: { options: options.map((option) => ({ ...option, href: `#${option.value}` })) },
};
