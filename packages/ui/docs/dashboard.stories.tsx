/// <reference types="vite/client" />
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Dashboard } from "./dashboard.tsx";
import code from "./dashboard.tsx?raw";

const meta = {
  title: "Examples/Dashboard",
  component: Dashboard,
  parameters: {
    layout: "fullscreen",
    docs: { source: { code: code.replaceAll(/"\.\.\/src\/([\w-]+)\/\1\.tsx"/g, '"@voxlog/ui/$1"') } },
  },
} satisfies Meta<typeof Dashboard>;

export default meta;

/** A whole page: a list with its actions, a trend, settings and a form. */
export const Page: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "New order" }));
    await userEvent.click(await screen.findByRole("button", { name: "Save order" }));
    await expect(screen.getByLabelText(/Customer/)).toBeInvalid();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await expect(await canvas.findByRole("table", { name: "Orders" })).toBeVisible();
  },
};
