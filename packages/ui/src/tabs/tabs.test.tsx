import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulate } from "../../test/emulate.ts";
import { Tab, TabList, TabPanel, Tabs } from "./tabs.tsx";

test("Tabs show the selected tab's panel only", async () => {
  const screen = await render(<Settings />);
  await screen.getByRole("tab", { name: "Team" }).click();

  await expect.element(screen.getByRole("tabpanel", { name: "Team" })).toHaveTextContent("Three members");
  expect(screen.getByRole("tabpanel").elements()).toHaveLength(1);
});

test("Tabs mark the selected one in forced colors", async () => {
  await emulate("forced-colors", "active");
  const screen = await render(<Settings />);
  const ground = (name: string) =>
    getComputedStyle(screen.getByRole("tab", { name }).element()).backgroundColor;

  expect(ground("Account")).not.toBe(ground("Team"));
});

test("A tab calls its owner's handlers, which can prevent that it is selected", async () => {
  const pressed = vi.fn();
  const screen = await render(
    <Tabs defaultValue="first">
      <TabList label="Settings">
        <Tab value="first">First</Tab>
        <Tab value="second" onMouseDown={pressed} onClick={(event) => event.preventDefault()}>
          Second
        </Tab>
      </TabList>
    </Tabs>,
  );
  await screen.getByRole("tab", { name: "Second" }).click();

  expect(pressed).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole("tab", { name: "First" })).toHaveAttribute("aria-selected", "true");
});

test("Tabs unmount a panel when another is selected", async () => {
  const screen = await render(<Settings />);
  await screen.getByRole("textbox").fill("Sanne");
  await screen.getByRole("tab", { name: "Team" }).click();
  await screen.getByRole("tab", { name: "Account" }).click();

  await expect.element(screen.getByRole("textbox")).toHaveValue("");
});

test("Tabs report a click once, and show the owner's choice, also when it updates late", async () => {
  const onChoose = vi.fn();
  const screen = await render(
    <Tabs value="account" onValueChange={onChoose}>
      {tabs}
    </Tabs>,
  );
  await screen.getByRole("tab", { name: "Team" }).click();
  await userEvent.keyboard("{Enter}");

  expect(onChoose.mock.calls).toEqual([["team"], ["team"]]);
  await expect.element(screen.getByRole("tab", { name: "Account" })).toHaveAttribute("aria-selected", "true");
});

test("Tabs move focus by the arrow keys, Home and End, around both ends, without selecting", async () => {
  const screen = await render(<Settings />);
  for (const [keys, name] of [
    ["{Tab}", "Account"],
    ["{ArrowRight}", "Team"],
    ["{End}", "Billing"],
    ["{ArrowRight}", "Account"],
    ["{ArrowLeft}", "Billing"],
    ["{Home}", "Account"],
  ] as const) {
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole("tab", { name })).toHaveFocus();
  }
  await userEvent.keyboard("{End}");
  await expect.element(screen.getByRole("tabpanel", { name: "Account" })).toBeVisible();
  await userEvent.keyboard(" {Tab}");

  await expect.element(screen.getByRole("tabpanel", { name: "Billing" })).toHaveFocus();
});

test("Tabs handle a screen reader's click without pointer events", async () => {
  const screen = await render(<Settings />);
  screen
    .getByRole("tab", { name: "Billing" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));

  await expect.element(screen.getByRole("tabpanel", { name: "Billing" })).toBeInTheDocument();
});

test("Tabs focus the clicked tab and show a ring only for the keyboard", async () => {
  (document.activeElement as HTMLElement).blur();
  const screen = await render(<Settings />);
  const tab = screen.getByRole("tab", { name: "Team" });
  await tab.click();
  await expect.element(tab).toHaveFocus();
  expect(tab.element().matches(":focus-visible")).toBe(false);

  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.matches(":focus-visible")).toBe(true);
});

test("Tabs that don't fit wrap to a second line", async () => {
  const screen = await render(
    <div style={{ width: 120, overflow: "hidden" }}>
      <Tabs defaultValue="billing">{tabs}</Tabs>
    </div>,
  );

  await expect.element(screen.getByRole("tab", { name: "Billing" })).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole("tab", { name: "Account" })).toBeInViewport({ ratio: 1 });
});

test("Tabs move focus in the visual direction on right-to-left pages", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const screen = await render(<Settings />);
  await userEvent.keyboard("{Tab}{ArrowLeft}");

  await expect.element(screen.getByRole("tab", { name: "Team" })).toHaveFocus();
});

const tabs = (
  <TabList label="Settings">
    <Tab value="account">Account</Tab>
    <Tab value="team">Team</Tab>
    <Tab value="billing">Billing</Tab>
  </TabList>
);

function Settings() {
  const [tab, setTab] = useState("account");
  return (
    <Tabs value={tab} onValueChange={setTab}>
      {tabs}
      <TabPanel value="account">
        <input aria-label="Your name" />
      </TabPanel>
      <TabPanel value="team">
        <p>Three members</p>
      </TabPanel>
      <TabPanel value="billing">Invoices</TabPanel>
    </Tabs>
  );
}
