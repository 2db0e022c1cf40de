import { useState } from "react";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../src/button/button.tsx";
import { Combobox } from "../src/combobox/combobox.tsx";
import { Command, CommandGroup, CommandItem } from "../src/command/command.tsx";
import { Dialog } from "../src/dialog/dialog.tsx";
import { Menu, MenuItem, MenuLink } from "../src/menu/menu.tsx";
import { Popover } from "../src/popover/popover.tsx";
import { Tooltip } from "../src/tooltip/tooltip.tsx";

/** Applies our pages' policy and lists what it blocks, such as an injected `<style>`. */
const blocked: string[] = [];
let styles = 0;

beforeAll(async () => {
  document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "style-src 'self'; style-src-attr 'none'";
  document.head.append(policy);
  const style = document.createElement("style");
  style.textContent = "p { color: red }";
  document.body.append(style);
  await vi.waitFor(() => expect(blocked).toEqual(["style-src-elem"])); // The policy applies.
  blocked.length = 0;
  styles = document.querySelectorAll("style").length;
});

afterEach(() => {
  document.documentElement.removeAttribute("dir");
  expect(blocked).toEqual([]);
  expect(document.querySelectorAll("style")).toHaveLength(styles);
});

afterAll(() => document.querySelector("meta[http-equiv]")?.remove());

const towns = ["Utrecht", "Gent", "Zwolle"].map((label) => ({ value: label.toLowerCase(), label }));

function Town() {
  return (
    <Combobox
      label="Town"
      placeholder="None"
      searchPlaceholder="Search"
      empty="Nothing"
      options={towns}
      name="town"
    />
  );
}

test.each(["ltr", "rtl"])("A popover opens below its button at its inline start in %s", async (direction) => {
  document.documentElement.dir = direction;
  await render(
    <Popover label="Settings" trigger={<Button>Open</Button>}>
      <p>Everything that can be set here</p>
    </Popover>,
  );
  await page.getByRole("button").click();
  const button = page.getByRole("button", { name: "Open" }).element().getBoundingClientRect();
  const panel = page.getByRole("dialog", { name: "Settings" }).element().getBoundingClientRect();
  const side = direction === "rtl" ? "right" : "left";

  expect(panel.top).toBeGreaterThanOrEqual(button.bottom);
  expect(Math.round(panel[side])).toBe(Math.round(button[side]));
});

test("A popover closes on an outside click, which still takes effect", async () => {
  const onClick = vi.fn();
  await render(
    <>
      <Button onClick={onClick}>Elsewhere</Button>
      <Popover label="Settings" trigger={<Button>Open</Button>}>
        Everything
      </Popover>
    </>,
  );
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Elsewhere" }).click();

  await expect.element(page.getByText("Everything")).not.toBeVisible();
  expect(onClick).toHaveBeenCalledOnce();
});

test("A popover in a dialog closes on Escape, and the dialog on the next", async () => {
  await render(<Asked />);
  await page.getByRole("combobox").click();
  await expect.element(page.getByPlaceholder("Search")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByPlaceholder("Search")).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox")).toHaveFocus();
  await userEvent.keyboard("{Escape}");

  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("A combobox submits its choice with its form", async () => {
  const screen = await render(
    <form>
      <Town />
    </form>,
  );
  const sent = () => new FormData(screen.container.querySelector("form") ?? undefined).get("town");
  expect(sent()).toBe("");
  await page.getByRole("combobox").click();
  await userEvent.keyboard("gen{Enter}");

  await expect.poll(sent).toBe("gent");
});

test("A menu in a dialog opens and works", async () => {
  const onSelect = vi.fn();
  await render(
    <Dialog open onOpenChange={() => {}} title="Recording" closeLabel="Close">
      <Menu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={onSelect}>Share</MenuItem>
      </Menu>
    </Dialog>,
  );
  await page.getByRole("button", { name: "Actions" }).click();
  await page.getByRole("menuitem", { name: "Share" }).click();

  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Actions" })).toHaveFocus();
});

test("A menu can have links among its actions", async () => {
  await render(
    <Menu defaultOpen trigger={<Button>Actions</Button>}>
      <MenuLink>
        <a href="#all">All recordings</a>
      </MenuLink>
    </Menu>,
  );
  await page.getByRole("menuitem", { name: "All recordings" }).click();

  await expect.poll(() => location.hash).toBe("#all");
});

test("A tooltip shows on hover after a delay", async () => {
  await render(
    <Tooltip content="Search everything">
      <Button>Search</Button>
    </Tooltip>,
  );
  await page.getByRole("button").hover();

  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Search everything");
});

test("A command palette matches labels and keywords, in groups", async () => {
  const onSelect = vi.fn();
  await render(
    <Command
      open
      onOpenChange={() => {}}
      title="Go to"
      placeholder="Search"
      empty="Nothing"
      closeLabel="Close"
    >
      <CommandGroup label="Screens">
        <CommandItem onSelect={() => {}}>Dashboard</CommandItem>
      </CommandGroup>
      <CommandGroup label="Recordings">
        <CommandItem keywords={["Bos"]} onSelect={onSelect}>
          Klaver
        </CommandItem>
      </CommandGroup>
    </Command>,
  );
  await userEvent.keyboard("bos");
  await expect.element(page.getByText("Screens")).not.toBeVisible();
  await userEvent.keyboard("{Enter}");

  expect(onSelect).toHaveBeenCalledOnce();
});

function Asked() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Where" closeLabel="Close">
      <Town />
    </Dialog>
  );
}
