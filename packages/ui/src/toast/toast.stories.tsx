import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../button/button.tsx";
import { type ToastOptions, ToastProvider, type ToastProviderProps, useToast } from "./toast.tsx";

type Shown = ToastOptions & { message: string; open: string };

function Shower({ message, open, ...options }: Shown) {
  const showToast = useToast();
  return <Button onClick={() => showToast(message, options)}>{open}</Button>;
}

const meta = {
  title: "Toast",
  component: ToastProvider,
  // In its own frame, where it opens as on a page.
  parameters: {
    docs: { story: { inline: false, height: "220px" } },
    guidance: {
      hooks: ["useToast"],
      keyboard: [
        ["Tab", "Goes to its action and its close button; its time is paused there"],
        ["Enter, Space", "Press the one with focus"],
      ],
      do: [
        "Put one `ToastProvider` round the app: a region that comes with its message is not announced.",
        "Report what was just done, and offer the way back as its `action`.",
        "Say it in one sentence: it goes after six seconds.",
      ],
      dont: [
        "Say in it what must be read or answered: an alert stays, and a dialog waits.",
        "Make its action the only way to something: it is gone before everybody has found it.",
        "Show one for each of many: three are shown at a time, and the oldest goes.",
      ],
    },
  },
  args: {
    label: "Notifications",
    closeLabel: "Close",
    children: null,
    shown: { message: "Settings saved", open: "Show message" },
  },
  argTypes: { shown: { table: { disable: true } } },
  render: ({ shown, ...args }) => (
    <ToastProvider {...args}>
      <Shower {...shown} />
    </ToastProvider>
  ),
} satisfies Meta<ToastProviderProps & { shown: Shown }>;

export default meta;
type Story = StoryObj<typeof meta>;

const clicked: Pick<Story, "play"> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(screen.getByRole("listitem")).toBeVisible());
  },
};

/** It stays for at least 6 seconds, and longer under the pointer or with focus inside. */
export const Message: Story = clicked;

export const Failure: Story = {
  args: { shown: { message: "Settings could not be saved", open: "Show message", tone: "danger" } },
  ...clicked,
};

const undo = fn();

export const WithAction: Story = {
  args: {
    shown: {
      message: "Word deleted",
      open: "Delete",
      action: { label: "Undo", onClick: undo },
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
