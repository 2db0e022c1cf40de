import { useState } from "react";
import { expect, test } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Drawer } from "./drawer.tsx";

test("A drawer has a name and shows its content", async () => {
  const screen = await render(
    <Drawer open onOpenChange={() => {}} label="Menu" closeLabel="Close">
      <a href="/pricing">Pricing</a>
    </Drawer>,
  );
  const drawer = screen.getByRole("dialog", { name: "Menu" });

  await expect.element(drawer.getByRole("link", { name: "Pricing" })).toBeVisible();
});

test("A drawer returns focus when it closes", async () => {
  const screen = await render(<Menu />);
  await screen.getByRole("button", { name: "Menu" }).click();
  await screen.getByRole("button", { name: "Close" }).click();

  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await expect.element(screen.getByRole("button", { name: "Menu" })).toHaveFocus();
});

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

test("A drawer appears at once with reduced motion", async () => {
  const features = [{ name: "prefers-reduced-motion", value: "reduce" }];
  await cdp().send("Emulation.setEmulatedMedia", { features });
  const screen = await render(
    <Drawer open onOpenChange={() => {}} label="Menu" closeLabel="Close">
      Pricing
    </Drawer>,
  );
  const { animationDuration } = getComputedStyle(screen.getByRole("dialog").element());
  await cdp().send("Emulation.setEmulatedMedia", { features: [] });

  expect(Number.parseFloat(animationDuration)).toBeLessThan(0.001);
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
