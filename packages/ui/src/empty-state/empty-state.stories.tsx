import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { InfoIcon } from "../icons.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = {
  title: "Empty state",
  component: EmptyState,
  args: { children: "No recording fits these filters.", icon: <InfoIcon /> },
  parameters: {
    guidance: {
      keyboard: [["Tab", "Goes to its action"]],
      do: [
        "Say why there is nothing: nothing yet, or nothing that fits the filters.",
        "Offer the one way out of it: clear the filters, make the first one.",
      ],
      dont: [
        "Show it while the list is still on its way: that is a skeleton.",
        "Show it where the list could not be had: that is an alert, with a way to try again.",
      ],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The action comes last. */
export const WithAction: Story = { args: { action: <Button variant="secondary">Clear filters</Button> } };

export const Plain: Story = {};
