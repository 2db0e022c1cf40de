import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { TextsProvider } from "./texts.tsx";

const meta = {
  title: "Texts",
  component: TextsProvider,
  args: {
    texts: { close: "Close", notifications: "Messages" },
    children: (
      <Dialog trigger={<Button>Open dialog</Button>} title="Request a demo">
        Two fields, no account.
      </Dialog>
    ),
  },
  parameters: {
    docs: { story: { inline: false, height: "360px" } },
  },
} satisfies Meta<typeof TextsProvider>;

export default meta;

/** The dialog's close button has the provider's text. */
export const InADialog: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("button", { name: "Close" })).toBeInTheDocument();
  },
};
