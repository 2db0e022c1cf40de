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
  args: { label: "Choose language", value: "en", options, onSelect: fn() },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For an app whose addresses carry no language. */
export const Buttons: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "NL Nederlands" }));
    await expect(args.onSelect).toHaveBeenCalledWith("nl", expect.anything());
  },
};

/** For pages that have an address in each language. */
export const Links: Story = {
  args: { options: options.map((option) => ({ ...option, href: `#${option.value}` })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "EN English" })).toHaveAttribute("aria-current", "true");
  },
};
