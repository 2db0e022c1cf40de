import type { Meta, StoryObj } from "@storybook/react-vite";
import { ChevronDownIcon } from "../icons.tsx";
import { FileDrop } from "./file-drop.tsx";

const meta = {
  title: "File drop",
  component: FileDrop,
  args: {
    label: "Choose a recording",
    text: "or drop it here",
    hint: "MP3 or WAV",
    icon: <ChevronDownIcon />,
    accept: ".mp3,.wav",
    onFiles: () => {},
    className: "max-w-prose",
  },
  parameters: {
    hooks: ["useFileTarget"],
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** While files are dragged over it or its surrounding target. */
export const Over: Story = { args: { isOver: true, overLabel: "Let go to add it" } };

export const Disabled: Story = { args: { disabled: true } };
