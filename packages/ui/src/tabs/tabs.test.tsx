import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TabPanel, Tabs } from "./tabs.tsx";

test("A row of tabs shows the panel of the tab chosen, and no other", async () => {
  const screen = await render(<Settings />);
  await screen.getByRole("tab", { name: "Team" }).click();

  await expect.element(screen.getByRole("tabpanel", { name: "Team" })).toHaveTextContent("Three members");
  expect(screen.getByRole("tabpanel").elements()).toHaveLength(1);
});

test("A row of tabs shows which is chosen where the visitor's own colors replace ours", async () => {
  onTestFinished(() => emulate("none"));
  await emulate("active");
  const screen = await render(<Settings />);
  const ground = (name: string) =>
    getComputedStyle(screen.getByRole("tab", { name }).element()).backgroundColor;

  expect(ground("Account")).not.toBe(ground("Team"));
});

test("A row of tabs keeps nothing of a panel that was left", async () => {
  const screen = await render(<Settings />);
  await screen.getByRole("textbox").fill("Sanne");
  await screen.getByRole("tab", { name: "Team" }).click();
  await screen.getByRole("tab", { name: "Account" }).click();

  await expect.element(screen.getByRole("textbox")).toHaveValue("");
});

test("A row of tabs keeps nothing of a panel that was left by another way than its tabs", async () => {
  const screen = await render(<Settings />);
  await screen.getByRole("tab", { name: "Team" }).click();
  await screen.getByRole("tab", { name: "Account" }).click();
  await screen.getByRole("textbox").fill("Sanne");
  await screen.getByRole("button", { name: "Back to the team" }).click();
  await screen.getByRole("tab", { name: "Account" }).click();

  await expect.element(screen.getByRole("textbox")).toHaveValue("");
});

test("A row of tabs tells a click once, also when what shows the choice is slow to take it", async () => {
  const onChoose = vi.fn();
  const screen = await render(<Tabs label="Settings" tabs={tabs} value="account" onValueChange={onChoose} />);
  await screen.getByRole("tab", { name: "Team" }).click();
  await userEvent.keyboard("{Enter}");

  expect(onChoose.mock.calls).toEqual([["team"], ["team"]]);
});

test("A row of tabs hears a click that no pointer made, as screen readers send it", async () => {
  const screen = await render(<Settings />);
  screen
    .getByRole("tab", { name: "Billing" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));

  await expect.element(screen.getByRole("tabpanel", { name: "Billing" })).toBeInTheDocument();
});

test("A row of tabs has focus on the tab clicked, with a ring around it only for the keyboard", async () => {
  (document.activeElement as HTMLElement).blur();
  const screen = await render(<Settings />);
  const tab = screen.getByRole("tab", { name: "Team" });
  await tab.click();
  await expect.element(tab).toHaveFocus();
  expect(tab.element().matches(":focus-visible")).toBe(false);

  await userEvent.keyboard("{ArrowLeft}");
  expect(document.activeElement?.matches(":focus-visible")).toBe(true);
});

test("A row of tabs is one stop for the Tab key, before its panel", async () => {
  const screen = await render(<Settings />);
  await userEvent.keyboard("{Tab}");
  await expect.element(screen.getByRole("tab", { name: "Account" })).toHaveFocus();
  await userEvent.keyboard("{Tab}");

  await expect.element(screen.getByRole("tabpanel")).toHaveFocus();
});

test("A row of tabs is passed along by arrows, and chosen from by Enter", async () => {
  const screen = await render(<Settings />);
  await userEvent.keyboard("{Tab}{ArrowLeft}");
  await expect.element(screen.getByRole("tab", { name: "Billing" })).toHaveFocus();
  await expect.element(screen.getByRole("tabpanel", { name: "Account" })).toBeInTheDocument();
  await userEvent.keyboard("{Enter}");

  await expect.element(screen.getByRole("tabpanel", { name: "Billing" })).toBeInTheDocument();
});

test("A row of tabs that is too narrow for all of them goes on in a second line", async () => {
  const screen = await render(
    <div style={{ width: 120, overflow: "hidden" }}>
      <Tabs label="Settings" tabs={tabs} value="billing" onValueChange={() => {}} />
    </div>,
  );

  await expect.element(screen.getByRole("tab", { name: "Billing" })).toBeInViewport({ ratio: 1 });
  await expect.element(screen.getByRole("tab", { name: "Account" })).toBeInViewport({ ratio: 1 });
});

test("On a page from right to left, a row of tabs is passed along by arrows in the direction that it is seen in", async () => {
  document.documentElement.dir = "rtl";
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const screen = await render(<Settings />);
  await userEvent.keyboard("{Tab}{ArrowLeft}");

  await expect.element(screen.getByRole("tab", { name: "Team" })).toHaveFocus();
});

const tabs = [
  { value: "account", label: "Account" },
  { value: "team", label: "Team" },
  { value: "billing", label: "Billing" },
] as const;

function Settings() {
  const [tab, setTab] = useState<(typeof tabs)[number]["value"]>("account");
  return (
    <Tabs label="Settings" tabs={tabs} value={tab} onValueChange={setTab}>
      <TabPanel value="account">
        <input aria-label="Your name" />
        <button type="button" onClick={() => setTab("team")}>
          Back to the team
        </button>
      </TabPanel>
      <TabPanel value="team">
        <p>Three members</p>
      </TabPanel>
      <TabPanel value="billing">Invoices</TabPanel>
    </Tabs>
  );
}

/** Whether the visitor's system has its own colors in place of a page's. */
async function emulate(forcedColors: "active" | "none"): Promise<void> {
  await cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value: forcedColors }],
  });
}
