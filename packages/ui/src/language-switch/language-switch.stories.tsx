import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
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
export const Buttons: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "NL Nederlands" }));
    await expect(args.onValueChange).toHaveBeenCalledWith("nl", expect.anything());
  },
};

/** For pages with an address per language. */
export const Links: Story = {
  args: { options: options.map((option) => ({ ...option, href: `#${option.value}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "EN English" })).toHaveAttribute("aria-current", "true");
  },
};
