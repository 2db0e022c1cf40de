import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Dialog } from "../dialog/dialog.tsx";
import { TextsProvider } from "./texts.tsx";

const texts = { close: "Sluiten", notifications: "Meldingen" };

test("a dialog's close button has the provider's text, or its own", async () => {
  const screen = await render(
    <TextsProvider texts={texts}>
      <Dialog defaultOpen title="Gesprek">
        <Dialog defaultOpen title="Vraag" closeLabel="Later" />
      </Dialog>
    </TextsProvider>,
  );

  await expect.element(screen.getByRole("button", { name: "Later" })).toBeVisible();
  expect(document.querySelector("[aria-label=Sluiten]")).not.toBeNull();
});
