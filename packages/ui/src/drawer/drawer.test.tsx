import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Drawer } from "./drawer.tsx";

test("A dialog opened from a drawer returns focus to the drawer's opener", async () => {
  const screen = await render(<Menu />);
  await screen.getByRole("button", { name: "Menu" }).click();
  await screen.getByRole("button", { name: "Start now" }).click();
  await expect.element(screen.getByRole("button", { name: "Send" })).toHaveFocus();
  await expect.poll(() => screen.getByRole("dialog", { name: "Menu" }).query()).toBeNull();
  await userEvent.keyboard("{Escape}");

  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
});

function Menu() {
  const [menu, setMenu] = useState(false);
  const [signup, setSignup] = useState(false);
  return (
    <>
      <Button onClick={() => setMenu(true)}>Menu</Button>
      <Drawer open={menu} onOpenChange={setMenu} label="Menu" closeLabel="Close">
        <Button
          onClick={() => {
            setMenu(false);
            setSignup(true);
          }}
        >
          Start now
        </Button>
      </Drawer>
      <Dialog open={signup} onOpenChange={setSignup} title="Sign up" closeLabel="Close">
        <Button>Send</Button>
      </Dialog>
    </>
  );
}
