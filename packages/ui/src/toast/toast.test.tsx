import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { ToastProvider, useToast } from "./toast.tsx";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("A toast's live region is in the page before any message", async () => {
  const screen = await render(<App />);

  await expect.element(screen.getByRole("status", { name: "Messages" })).toHaveTextContent("");
});

test("A toast shows its message in the live region", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Save" }).click();

  await expect.element(screen.getByRole("status")).toHaveTextContent("Saved");
});

test("A toast doesn't cover what is printed", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Saved")).toBeVisible();
  onTestFinished(async () => {
    await cdp().send("Emulation.setEmulatedMedia", { media: "" });
  });
  await cdp().send("Emulation.setEmulatedMedia", { media: "print" });

  await expect.element(screen.getByText("Saved")).not.toBeVisible();
});

test("A repeated toast replaces the earlier one", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Save" }).click();
  await screen.getByRole("button", { name: "Save" }).click();

  expect(screen.getByRole("status").getByRole("listitem").elements()).toHaveLength(1);
});

test("A toast closes after six seconds and not before", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Saved")).toBeInTheDocument();
  await pass(5500);
  expect(screen.getByText("Saved").query()).not.toBeNull();
  vi.advanceTimersByTime(500);

  await expect.poll(() => screen.getByText("Saved").query()).toBeNull();
});

test("A toast stays for its duration, and for at least six seconds", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Long" }).click();
  await screen.getByRole("button", { name: "Briefly" }).click();
  await pass(5500);
  expect(screen.getByText("Brief message").query()).not.toBeNull();
  vi.advanceTimersByTime(500);
  await expect.poll(() => screen.getByText("Brief message").query()).toBeNull();

  await expect.element(screen.getByText("Long message")).toBeInTheDocument();
});

test("A toast stays while the pointer is on it", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Save" }).click();
  await screen.getByText("Saved").hover();
  await pass(60_000);
  await expect.element(screen.getByText("Saved")).toBeInTheDocument();
  await screen.getByRole("button", { name: "Save" }).hover();
  vi.advanceTimersByTime(6100);

  await expect.poll(() => screen.getByText("Saved").query()).toBeNull();
});

test("A toast stays while focus is in it", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Save" }).click();
  page.getByRole("button", { name: "Dismiss" }).element().focus();
  await screen.getByRole("button", { name: "Save" }).hover();
  await pass(60_000);

  await expect.element(screen.getByText("Saved")).toBeInTheDocument();
});

test("A toast closes when it is dismissed", async () => {
  const screen = await render(<App />);
  await screen.getByRole("button", { name: "Save" }).click();
  await screen.getByRole("button", { name: "Dismiss" }).click();

  await expect.element(screen.getByRole("status")).toHaveTextContent("");
});

test("A toast with an action runs it once on a click and closes", async () => {
  const onClick = vi.fn();
  const screen = await render(
    <ToastProvider label="Messages" closeLabel="Dismiss">
      <Deletion onClick={onClick} />
    </ToastProvider>,
  );
  await screen.getByRole("button", { name: "Delete" }).click();
  await screen.getByRole("status").getByRole("button", { name: "Undo" }).click();

  await expect.element(screen.getByRole("status")).toHaveTextContent("");
  expect(onClick).toHaveBeenCalledOnce();
});

test("A toast closes when its signal aborts, and doesn't open after that", async () => {
  const withdrawn = new AbortController();
  const screen = await render(
    <ToastProvider label="Messages" closeLabel="Dismiss">
      <Deletion onClick={() => {}} signal={withdrawn.signal} />
    </ToastProvider>,
  );
  await screen.getByRole("button", { name: "Delete" }).click();
  await expect.element(screen.getByText("Deleted")).toBeVisible();
  withdrawn.abort();
  await expect.element(screen.getByRole("status")).toHaveTextContent("");

  await screen.getByRole("button", { name: "Delete" }).click();
  expect(screen.getByText("Deleted").query()).toBeNull();
});

test("A toast makes room for the focused control, at the lower edge and at the upper one", async () => {
  vi.useRealTimers();
  const screen = await render(
    <ToastProvider label="Messages" closeLabel="Dismiss">
      <div
        style={{
          display: "flex",
          height: "100dvh",
          flexDirection: "column",
          justifyContent: "space-between",
        }}
      >
        <Button className="kit:w-full">First</Button>
        <Actions />
        <Button className="kit:w-full">Last</Button>
      </div>
    </ToastProvider>,
  );
  await screen.getByRole("button", { name: "Long" }).click();
  await expect.element(screen.getByText("Long message")).toBeVisible();
  for (const name of ["Last", "First", "Last"]) {
    const control = screen.getByRole("button", { name }).element() as HTMLElement;
    control.focus();
    await expect
      .poll(() => {
        const { bottom, top, right, left } = screen.getByRole("listitem").element().getBoundingClientRect();
        const covered = control.getBoundingClientRect();
        return covered.top < bottom && covered.bottom > top && covered.left < right && covered.right > left;
      })
      .toBe(false);
  }
});

test("A toast over a dialog can be dismissed without closing the dialog", async () => {
  vi.useRealTimers();
  const onOpenChange = vi.fn();
  const screen = await render(
    <ToastProvider label="Messages" closeLabel="Dismiss">
      <Dialog open onOpenChange={onOpenChange} title="Sign up" closeLabel="Close">
        <Actions />
      </Dialog>
    </ToastProvider>,
  );
  await screen.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByText("Saved")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));

  await expect.poll(() => screen.getByText("Saved").query()).toBeNull();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("useToast without a provider throws an error that says what to add", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});

  await expect(render(<Actions />)).rejects.toThrow("ToastProvider");
});

/**
 * Advances the fake clock until effects are visible. Waits by real frames, not by an expectation, whose retries would
 * advance the fake clock.
 */
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  const later = page.getByRole("button", { name: "Later" });
  later.element().dispatchEvent(new MouseEvent("click", { bubbles: true })); // Without moving the pointer.
  while (!page.getByText("Later message").query()) await new Promise(requestAnimationFrame);
}

function App() {
  return (
    <ToastProvider label="Messages" closeLabel="Dismiss">
      <Actions />
    </ToastProvider>
  );
}

function Deletion({ onClick, signal }: { onClick: () => void; signal?: AbortSignal }) {
  const toast = useToast();
  return (
    <Button onClick={() => toast("Deleted", { action: { label: "Undo", onClick }, signal })}>Delete</Button>
  );
}

function Actions() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast("Saved")}>Save</Button>
      <Button onClick={() => toast("Brief message", { duration: 100 })}>Briefly</Button>
      <Button onClick={() => toast("Later message")}>Later</Button>
      <Button onClick={() => toast("Long message", { duration: 20_000 })}>Long</Button>
    </>
  );
}
