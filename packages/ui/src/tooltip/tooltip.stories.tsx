import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { IconButton } from "../icon-button/icon-button.tsx";
import { InfoIcon } from "../icons.tsx";
import { Tooltip } from "./tooltip.tsx";

const meta = {
  title: "Tooltip",
  component: Tooltip,
  args: {
    content: "Choose language",
    defaultOpen: true,
    children: (
      <IconButton aria-label="Choose language">
        <InfoIcon />
      </IconButton>
    ),
  },
  decorators: (Story) => (
    <div className="px-16 py-12">
      <Story />
    </div>
  ),
  parameters: {
    docs: { story: { inline: false, height: "160px" } },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {
  play: async () => {
    await expect(await screen.findByRole("tooltip")).toBeInTheDocument();
  },
};

export const Below: Story = { args: { side: "bottom" } };
