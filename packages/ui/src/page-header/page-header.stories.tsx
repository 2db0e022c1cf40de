import type { Meta, StoryObj } from "@storybook/react-vite";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button } from "../button/button.tsx";
import { PageHeader } from "./page-header.tsx";

const meta = {
  title: "Page header",
  component: PageHeader,
  args: { title: "Recordings", text: "You can go on working while it is processed." },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAction: Story = { args: { action: <Button>New</Button> } };

export const WithStatus: Story = { args: { status: <Badge tone="info">Processing</Badge> } };

export const WithMedia: Story = {
  args: {
    media: (
      <Avatar size="lg" shape="square" tone="neutral">
        SV
      </Avatar>
    ),
  },
};

export const Large: Story = { args: { size: "lg" } };

export const Centered: Story = { args: { size: "lg", align: "center" } };
