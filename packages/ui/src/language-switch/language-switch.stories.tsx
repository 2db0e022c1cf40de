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
  parameters: {
    guidance: {
      keyboard: [
        ["Tab", "Goes to each language"],
        ["Enter", "Shows the page in it; Space too, where it is a button"],
      ],
      do: [
        "Give each language the address of this same page, where pages have one, so that search engines find both.",
        "Call each language by its own name, “Nederlands” to a reader of English too: who looks for it reads that.",
      ],
      dont: [
        "Lead to the home page in the other language: the visitor loses the place.",
        "Use it for more than three or four languages, which have no room side by side: that is a select field.",
        "Put flags in place of the labels: languages have none.",
      ],
    },
  },
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
