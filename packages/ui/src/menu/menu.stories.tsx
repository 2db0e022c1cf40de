import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { Button } from "../button/button.tsx";
import { ChevronDownIcon, InfoIcon } from "../icons.tsx";
import { Menu, MenuGroup, MenuItem, MenuLink } from "./menu.tsx";

const meta = {
  title: "Menu",
  component: Menu,
  subcomponents: { MenuGroup, MenuItem, MenuLink },
  args: {
    trigger: (
      <Button variant="secondary">{["Recordings", <ChevronDownIcon key="mark" className="size-4" />]}</Button>
    ),
    children: [
      <MenuItem key="save" icon={<InfoIcon />}>
        Save
      </MenuItem>,
      <MenuItem key="undo" disabled>
        Undo
      </MenuItem>,
      <MenuLink key="summary">
        <a href="#summary">Summary</a>
      </MenuLink>,
      <MenuGroup key="rest" label="Tasks">
        <MenuItem danger>Delete</MenuItem>
      </MenuGroup>,
    ],
  },
  parameters: {
    docs: { story: { inline: false, height: "340px" } },
    guidance: {
      keyboard: [
        ["Enter, Space, Down", "Open it at its first entry"],
        ["Up, Down, Home, End", "Move through it"],
        ["Letters", "Go to the entry that begins with them"],
        ["Enter, Space", "Do what the entry says"],
        ["Escape, Tab", "Close it; focus goes back to its button"],
      ],
      do: ["Begin each entry with a verb.", "Put what is lost by last, and ask before it is."],
      dont: ["Hide the one thing in it that most come for.", "Use it for places to go to: that is a nav."],
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Controlled: otherwise a menu closes when another window or frame gets focus. */
export const Open: Story = {
  args: { open: true },
  play: async () => {
    await expect(await screen.findByRole("menu")).toBeInTheDocument();
  },
};
