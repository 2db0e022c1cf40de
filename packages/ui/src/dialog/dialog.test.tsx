import { type ReactNode, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { SkeletonShape } from "../skeleton/skeleton.tsx";
import { Dialog, type DialogProps } from "./dialog.tsx";

beforeEach(() => page.viewport(1024, 768));

test("An open dialog is named and described by its heading and its description", async () => {
  const screen = await render(<Opened />);
  const dialog = screen.getByRole("dialog", { name: "Request a demo" });

  await expect.element(dialog).toHaveAccessibleDescription("Two fields, no account.");
  await expect.element(dialog).toHaveAttribute("aria-modal", "true");
});

test.each([
  ["a short page", "html { overflow: visible }"],
  [
    "a scrolled page that clips its width",
    "html, body { overflow: visible; height: 100% } body { overflow-x: hidden }",
  ],
])("An open dialog doesn't move %s of a host", async (name, css) => {
  const screen = await render(
    <>
      <style>{css}</style>
      <WithOpener />
      {name.includes("scrolled") && <div style={{ height: 3000 }} />}
    </>,
  );
  window.scrollTo(0, 20);
  const place = () => screen.container.getBoundingClientRect().toJSON();
  const before = place();
  screen.container.querySelector("button")?.click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();

  expect(place()).toEqual(before);
});

test("A dialog opened from another one keeps scrolling locked when it closes", async () => {
  const screen = await render(<Opened>{<Opened title="Sure?" />}</Opened>);
  await expect.element(screen.getByRole("dialog", { name: "Sure?" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog", { name: "Sure?" }).query()).toBeNull();

  expect(getComputedStyle(document.documentElement).overflowY).toBe("hidden");
});

test("A dialog keeps the Escape that closes it from a panel of another kit around it", async () => {
  const onKeyDown = vi.fn();
  await render(
    // biome-ignore lint/a11y/noStaticElementInteractions: like the panel of another kit.
    <div onKeyDown={onKeyDown}>
      <Opened />
    </div>,
  );
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => page.getByRole("dialog").query()).toBeNull();

  expect(onKeyDown).not.toHaveBeenCalled();
});

test("A dialog opened while another one is open covers it, wherever it is rendered", async () => {
  const screen = await render(<WithOpener />);
  await render(
    <Dialog open onOpenChange={() => {}} title="Recording" closeLabel="Close">
      <p>What was said</p>
    </Dialog>,
  );
  await expect.element(screen.getByRole("dialog", { name: "Recording" })).toBeVisible();
  screen.container.querySelector("button")?.click();
  await expect.element(screen.getByLabelText("Company")).toHaveFocus();
  await screen.getByRole("dialog", { name: "Request a demo" }).getByRole("button", { name: "Close" }).click();

  await expect.poll(() => screen.getByRole("dialog", { name: "Request a demo" }).query()).toBeNull();
});

test("A dialog closed by Escape returns focus each time, and resets its content on reopening", async () => {
  const screen = await render(<WithOpener />);
  const opener = screen.getByRole("button", { name: "Open" });
  for (let opening = 0; opening < 2; opening++) {
    await opener.click();
    await expect.element(screen.getByLabelText("Company")).toHaveValue("");
    await screen.getByLabelText("Company").fill("Voxlog");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();

    await expect.element(opener).toHaveFocus();
  }
});

test.each([
  ["narrow", 500],
  ["wide", 600],
] as const)("The size of a dialog is at most that of a %s one: %d px", async (width, pixels) => {
  const screen = await render(<Opened width={width} />);

  expect(screen.getByRole("dialog").element()).toHaveProperty("offsetWidth", pixels);
});

test("The size of a dialog is the width of a phone, at its lower edge, with long content scrolling inside", async () => {
  await page.viewport(390, 700);
  const screen = await render(
    <Opened>
      <div style={{ height: 3000 }} />
    </Opened>,
  );
  const dialog = screen.getByRole("dialog").element();
  await Promise.all(dialog.getAnimations().map((animation) => animation.finished));
  const { left, right, top, bottom } = dialog.getBoundingClientRect();

  expect([left, right, bottom]).toEqual([0, document.body.offsetWidth, 700]);
  expect(top).toBeGreaterThan(0);
  await expect.element(screen.getByRole("button", { name: "Close" })).toBeInViewport();
});

test("Tab from the last control of a long dialog scrolls back to the first", async () => {
  await page.viewport(390, 700);
  const screen = await render(
    <Opened>
      <div style={{ height: 3000 }} />
      <Button>Send</Button>
    </Opened>,
  );
  const company = screen.getByLabelText("Company");
  await expect.element(company).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("button", { name: "Send" })).toBeInViewport();
  await userEvent.keyboard("{Tab}{Tab}");

  await expect.element(company).toHaveFocus();
  await expect.element(company).toBeInViewport();
});

test("The content of a dialog doesn't slide in a second time, inside it", async () => {
  await page.viewport(390, 700);
  const screen = await render(
    <Opened>
      <SkeletonShape data-testid="shape" />
    </Opened>,
  );
  const shape = screen.getByTestId("shape").element();
  for (const animation of shape.getAnimations()) {
    animation.pause();
    animation.currentTime = 0;
  }

  expect(getComputedStyle(shape)).toMatchObject({ opacity: "0", transform: "none" });
});

function Opened({ children, ...props }: Partial<DialogProps>) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog
      title="Request a demo"
      description="Two fields, no account."
      closeLabel="Close"
      {...props}
      open={open}
      onOpenChange={setOpen}
    >
      <Company />
      {children}
    </Dialog>
  );
}

function WithOpener(): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog title="Request a demo" closeLabel="Close" open={open} onOpenChange={setOpen}>
        <Company />
      </Dialog>
    </>
  );
}

function Company() {
  return (
    <label>
      Company <input />
    </label>
  );
}
