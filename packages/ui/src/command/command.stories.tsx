import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { InfoIcon } from "../icons.tsx";
import { Command, CommandGroup, CommandItem } from "./command.tsx";

const close = () => {};

const meta = {
  title: "Command",
  component: Command,
  subcomponents: { CommandGroup, CommandItem },
  args: {
    open: false,
    title: "Go to",
    placeholder: "Search",
    empty: "No recording fits these filters.",
    closeLabel: "Close",
    onOpenChange: close,
    children: [
      <CommandGroup key="recordings" label="Recordings">
        <CommandItem icon={<InfoIcon />} onSelect={close}>
          Summary
        </CommandItem>
        <CommandItem onSelect={close}>Transcript</CommandItem>
      </CommandGroup>,
      <CommandGroup key="menu" label="Main menu">
        <CommandItem onSelect={close}>Features</CommandItem>
        <CommandItem onSelect={close}>Pricing</CommandItem>
      </CommandGroup>,
    ],
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {args.title}
        </Button>
        <Command {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
  parameters: {
    docs: { story: { inline: false, height: "520px" } },
    guidance: {
      keyboard: [
        ["Letters", "Narrow the list down"],
        ["Up, Down, Home, End", "Move through it, while the field keeps focus"],
        ["Enter", "Does what the entry says"],
        ["Escape", "Closes it"],
      ],
      do: [
        "Open it by Ctrl+K and ⌘K, and by a button for those who don't know that.",
        "Group what there is by what it is: places to go to, and things to do.",
      ],
      dont: ["Make it the only way to anything.", "Choose what is lost by with a single Enter: ask first."],
    },
  },
} satisfies Meta<typeof Command>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("combobox")).toHaveAccessibleName();
  },
};

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await userEvent.type(await screen.findByRole("combobox"), "0000");
  },
};
