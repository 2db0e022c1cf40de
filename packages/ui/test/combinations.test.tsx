import { type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { AlertDialog } from "../src/alert-dialog/alert-dialog.tsx";
import { Button } from "../src/button/button.tsx";
import { Dialog } from "../src/dialog/dialog.tsx";
import { Drawer } from "../src/drawer/drawer.tsx";
import { SelectField } from "../src/select-field/select-field.tsx";
import { Tab, TabList, Tabs } from "../src/tabs/tabs.tsx";
import { ToastProvider, useToast } from "../src/toast/toast.tsx";
import { Tooltip } from "../src/tooltip/tooltip.tsx";

type Root = Document | ShadowRoot;
let leave = () => {};
afterEach(() => leave());

const styles = () => [...document.querySelectorAll("style")].map((style) => style.cloneNode(true));

/** Places of an app: the page, a shadow root, or a frame's document. */
const places: Record<string, () => { root: Root; container: HTMLElement }> = {
  "the page": () => ({ root: document, container: document.body }),
  "a shadow root": () => {
    const host = document.body.appendChild(document.createElement("div"));
    const root = host.attachShadow({ mode: "open" });
    root.append(...styles());
    host.style.pointerEvents = "none"; // As Radix sets it on a page without the kit's styles.
    leave = () => host.remove();
    return { root, container: root.appendChild(document.createElement("div")) };
  },
  "an iframe": () => {
    const frame = document.body.appendChild(document.createElement("iframe"));
    leave = () => frame.remove();
    const root = frame.contentDocument as Document;
    root.head.append(...styles());
    return { root, container: root.body };
  },
};

async function show(place: string, app: (container: HTMLElement) => ReactNode) {
  const { root, container } = places[place]?.() ?? { root: document, container: document.body };
  const element = container.appendChild(container.ownerDocument.createElement("div"));
  const react = createRoot(element);
  react.render(app(container));
  const leavePlace = leave;
  leave = () => {
    react.unmount();
    element.remove();
    leavePlace();
    leave = () => {};
  };
  const find = (selector: string, text: string) =>
    [...root.querySelectorAll<HTMLElement>(selector)].find(
      (each) => (each.ariaLabel ?? each.textContent)?.trim() === text && each.checkVisibility(),
    );
  const click = async (selector: string, text: string) => {
    await expect.poll(() => find(selector, text)).toBeDefined();
    const target = find(selector, text);
    target?.focus(); // Like a pointer.
    target?.click();
  };
  const focused = () => root.activeElement?.ariaLabel ?? root.activeElement?.textContent;
  return { root, find, click, focused };
}

describe.each(Object.keys(places))("In %s", (place) => {
  test.each([
    ["a dialog", "dialog"],
    ["an alert dialog", "alertdialog"],
  ])("focus goes from a button with a tooltip into %s, and back to the button", async (_, role) => {
    const { root, click, focused } = await show(place, (container) => (
      <Deletable container={container} role={role} />
    ));
    await click("button", "Delete…");
    await expect.poll(() => root.querySelector(`[role=${role}]`)?.contains(root.activeElement)).toBe(true);
    await click("button", "Cancel");

    await expect.poll(() => root.querySelector(`[role=${role}]`)).toBeNull();
    await expect.poll(focused).toBe("Delete…");
  });

  test("focus goes from a menu into a dialog, and back to the menu's button", async () => {
    const { root, find, click, focused } = await show(place, (container) => (
      <Menu>
        <Deletable container={container} role="dialog" />
      </Menu>
    ));
    await click("button", "Row");
    await expect.poll(() => find("button", "Delete…")).toBeDefined();
    find("button", "Delete…")?.focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(focused).toBe("Cancel");
    await userEvent.keyboard("{Escape}");

    await expect.poll(() => root.querySelector("[role=dialog]")).toBeNull();
    await expect.poll(focused).toBe("Row");
  });

  test("focus begins at a dialog's first control and stays inside by Tab", async () => {
    const { root, click, focused } = await show(place, (container) => (
      <Deletable container={container} role="dialog" />
    ));
    await click("button", "Delete…");
    await expect.poll(focused).toBe("Cancel");
    const visited: unknown[] = [];
    for (const keys of ["{Tab}", "{Tab}", "{Shift>}{Tab}{/Shift}"]) {
      await userEvent.keyboard(keys);
      visited.push(focused());
    }

    expect(visited).toEqual(["Close", "Cancel", "Close"]);
    expect(root.querySelector("[role=dialog]")?.contains(root.activeElement)).toBe(true);
  });

  test("a dialog in a dialog returns focus to the first, and that to the page", async () => {
    const { root, click, focused } = await show(place, (container) => <Nested container={container} />);
    await click("button", "Edit");
    await click("[role=dialog] button", "Advanced");
    await expect.poll(() => root.querySelectorAll("[role=dialog]").length).toBe(2);
    await click("[role=dialog] button", "Apply");
    await expect.poll(focused).toBe("Advanced");
    await click("[role=dialog] button", "Close");

    await expect.poll(focused).toBe("Edit");
  });

  test("the page behind a dialog doesn't scroll until it closes", async () => {
    const { root, click } = await show(place, (container) => (
      <Deletable container={container} role="dialog" />
    ));
    const page = (root.firstElementChild?.ownerDocument ?? document).documentElement;
    await click("button", "Delete…");
    await expect.poll(() => getComputedStyle(page).overflowY).toBe("hidden");
    await click("button", "Cancel");

    await expect.poll(() => getComputedStyle(page).overflowY).toBe("scroll");
  });

  test("a click beside a dialog closes it and returns focus", async () => {
    const { root, click, focused } = await show(place, (container) => (
      <Deletable container={container} role="dialog" />
    ));
    await click("button", "Delete…");
    await expect.poll(() => root.querySelector("[role=dialog]")).not.toBeNull();
    const panel = root.querySelector("[role=dialog]");

    const beside = root.elementFromPoint(2, 2) as HTMLElement;
    expect(beside.nextElementSibling).toBe(panel);
    beside.click();
    await expect.poll(() => root.querySelector("[role=dialog]")).toBeNull();
    await expect.poll(focused).toBe("Delete…");
  });

  test("a toast that would cover the focused control goes to the top", async () => {
    const { find, click } = await show(place, () => (
      <ToastProvider label="Messages" closeLabel="Close message">
        <Saving />
      </ToastProvider>
    ));
    await click("button", "Save");
    await expect.poll(() => find("li p", "Saved")).toBeDefined();

    const boxOf = (element?: HTMLElement) => element?.getBoundingClientRect() ?? new DOMRect();
    await expect
      .poll(() => boxOf(find("li p", "Saved")).bottom < boxOf(find("button", "Save")).top)
      .toBe(true);
  });

  test("arrow keys move between tabs", async () => {
    const { root, click, focused } = await show(place, () => (
      <Tabs defaultValue="one">
        <TabList label="Parts">
          {["one", "two", "three"].map((value) => (
            <Tab key={value} value={value}>
              {value}
            </Tab>
          ))}
        </TabList>
      </Tabs>
    ));
    await click("[role=tab]", "one");
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(focused).toBe("two");
    await userEvent.keyboard("{Enter}");

    expect(root.querySelector("[aria-selected=true]")?.textContent).toBe("two");
  });

  test("a popover of the app in a drawer closes first by Escape, then the drawer", async () => {
    const { root, click, find, focused } = await show(place, (container) => (
      <Filters container={container} />
    ));
    await click("button", "Filters");
    await click("[role=dialog] button", "More");
    await expect.poll(() => find("p", "Everything")).toBeDefined();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => find("p", "Everything")).toBeUndefined();
    expect(root.querySelector("[role=dialog][data-state=open]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");

    await expect.poll(focused).toBe("Filters");
  });
});

test("From a button to a dialog, to a select in it, to a toast: focus ends on the button", async () => {
  const { click, find, focused, root } = await show("the page", () => (
    <ToastProvider label="Messages" closeLabel="Close message">
      <Moving />
    </ToastProvider>
  ));
  await click("button", "Move…");
  await expect.poll(() => root.activeElement?.tagName).toBe("SELECT");
  await userEvent.selectOptions(root.querySelector("select") as HTMLElement, "Archive");
  await click("[role=dialog] button", "Move");

  await expect.poll(() => find("li p", "Moved")).toBeDefined();
  await expect.poll(focused).toBe("Move…");
});

/** A menu of the app, which closes when its entry opens a dialog. */
function Menu({ children }: { children: ReactNode }) {
  return (
    <>
      <Button popoverTarget="menu">Row</Button>
      <div id="menu" popover="auto">
        {children}
      </div>
    </>
  );
}

function Deletable({ container, role }: { container: HTMLElement; role: string }) {
  const [asking, setAsking] = useState(false);
  const shared = { open: asking, container, title: "Delete?", closeLabel: "Close" };
  return (
    <>
      <Tooltip content="Deletes the row">
        <Button popoverTarget="menu" onClick={() => setAsking(true)}>
          Delete…
        </Button>
      </Tooltip>
      {role === "alertdialog" ? (
        <AlertDialog
          {...shared}
          confirmLabel="Delete"
          cancelLabel="Cancel"
          onConfirm={() => setAsking(false)}
          onOpenChange={setAsking}
        />
      ) : (
        <Dialog {...shared} onOpenChange={setAsking}>
          <Button onClick={() => setAsking(false)}>Cancel</Button>
        </Dialog>
      )}
    </>
  );
}

function Nested({ container }: { container: HTMLElement }) {
  const [edits, setEdits] = useState(false);
  const [isAdvanced, setAdvanced] = useState(false);
  return (
    <>
      <Button onClick={() => setEdits(true)}>Edit</Button>
      <Dialog open={edits} onOpenChange={setEdits} container={container} title="Edit" closeLabel="Close">
        <Button onClick={() => setAdvanced(true)}>Advanced</Button>
        <Dialog
          open={isAdvanced}
          onOpenChange={setAdvanced}
          container={container}
          title="More"
          closeLabel="Close it"
        >
          <Button onClick={() => setAdvanced(false)}>Apply</Button>
        </Dialog>
      </Dialog>
    </>
  );
}

function Moving() {
  const [open, setOpen] = useState(false);
  const showToast = useToast();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Move…</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Move" closeLabel="Close">
        <SelectField label="Folder">
          <option>Inbox</option>
          <option>Archive</option>
        </SelectField>
        <Button
          onClick={() => {
            setOpen(false);
            showToast("Moved");
          }}
        >
          Move
        </Button>
      </Dialog>
    </>
  );
}

function Saving() {
  const showToast = useToast();
  return (
    <Button style={{ position: "fixed", insetInline: 0, bottom: 0 }} onClick={() => showToast("Saved")}>
      Save
    </Button>
  );
}

function Filters({ container }: { container: HTMLElement }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer open={open} onOpenChange={setOpen} container={container} label="Filters" closeLabel="Close">
        <Button popoverTarget="more">More</Button>
        <div id="more" popover="auto">
          <p>Everything</p>
        </div>
      </Drawer>
    </>
  );
}
