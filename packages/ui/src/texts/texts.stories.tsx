import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { TextsProvider } from "./texts.tsx";

const meta = {
  title: "Texts provider",
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
    guidance: {
      keyboard: [["Enter, Space", "Open the dialog"]],
      do: ["Put it around the whole app.", "Pass texts in the language of the page."],
      dont: [
        "Use it for texts of one place: pass those as props.",
        "Change the texts without the page's language.",
      ],
    },
  },
} satisfies Meta<typeof TextsProvider>;

export default meta;

/** The dialog's close button has the provider's text. */
export const InADialog: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(await screen.findByRole("button", { name: "Close" })).toBeVisible();
  },
};
