import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { type ToastOptions, ToastProvider, useToast } from "./toast.tsx";

/** A button of the app that shows a message. */
function ShowButton({ message, options }: { message: string; options?: ToastOptions }) {
  const showToast = useToast();
  return <Button onClick={() => showToast(message, options)}>Show message</Button>;
}

/** The code of an app's button around the call. */
const withCall = (call: string) => `<ToastProvider label="Notifications" closeLabel="Close">
  <SaveButton />
</ToastProvider>

function SaveButton() {
  const showToast = useToast();
  return <Button onClick={() => ${call}}>Save</Button>;
}`;

const meta = {
  title: "Toast",
  component: ToastProvider,
  // In its own frame, where it opens as on a page.
  parameters: { docs: { story: { inline: false, height: "220px" } }, hooks: ["useToast"] },
  args: { label: "Notifications", closeLabel: "Close" },
} satisfies Meta<typeof ToastProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

const clicked: Pick<Story, "play"> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("listitem")).toBeVisible());
  },
};

/** It stays for at least 6 seconds, and longer under the pointer or with focus inside. */
export const Message: Story = {
  ...clicked,
  args: { children: <ShowButton message="Settings saved" /> },
  parameters: { docs: { source: { code: withCall('showToast("Settings saved")') } } },
};

export const Failure: Story = {
  ...clicked,
  args: { children: <ShowButton message="Settings could not be saved" options={{ tone: "danger" }} /> },
  parameters: {
    docs: { source: { code: withCall('showToast("Settings could not be saved", { tone: "danger" })') } },
  },
};

const undo = fn();

export const WithAction: Story = {
  args: {
    children: <ShowButton message="Word deleted" options={{ action: { label: "Undo", onClick: undo } }} />,
  },
  parameters: {
    docs: {
      source: {
        code: withCall('showToast("Word deleted", { action: { label: "Undo", onClick: restore } })'),
      },
    },
  },
  play: async ({ canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole("button"));
    const [action] = await screen.findAllByRole("button", { name: "Undo" });
    if (action) await userEvent.click(action);
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("listitem")).toBeNull());
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("listitem")).toBeVisible());
  },
};
