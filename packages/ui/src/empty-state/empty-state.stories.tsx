import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { InfoIcon } from "../icons.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Empty state",
  component: EmptyState,
  args: { children: "No recording fits these filters.", icon: <InfoIcon /> },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The action comes last. */
export const WithAction: Story = { args: { action: <Button variant="secondary">Clear filters</Button> } };

export const Plain: Story = {};
