import { useEffect, useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Dialog } from "../dialog/dialog.tsx";

test("Focus stays on the next page when an answer navigates", async () => {
  const screen = await render(<Leaving />);
  await screen.getByRole("button", { name: "Leave" }).click();
  await screen.getByRole("button", { name: "Without saving" }).click();
  await expect.element(screen.getByRole("heading")).toHaveFocus();
  await new Promise((resolve) => setTimeout(resolve)); // Focus returns in the task after the panel closes.

  await expect.element(screen.getByRole("heading")).toHaveFocus();
});

test("Focus moves to the list when a dialog deletes the row it was opened from", async () => {
  const screen = await render(<Deleting />);
  await screen.getByRole("button", { name: "Delete" }).click();
  await screen.getByRole("button", { name: "Yes" }).click();

  await expect.element(screen.getByRole("list")).toHaveFocus();
});

test("Focus returns to a button that a click doesn't focus, as in Safari", async () => {
  const screen = await render(
    <main tabIndex={-1}>
      <Dialog
        trigger={<Button onMouseDown={(event) => event.preventDefault()}>Open</Button>}
        title="Opened"
        closeLabel="Close"
      />
    </main>,
  );
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");

  await expect.element(screen.getByRole("button", { name: "Open" })).toHaveFocus();
});

test("Focus doesn't move to a link that a shortcut's dialog opened over", async () => {
  const screen = await render(<Shortcut />);
  await screen.getByRole("link").hover();
  await userEvent.keyboard("?");
  await expect.element(screen.getByRole("button", { name: "Close" })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();

  expect(document.activeElement).toBe(document.body);
});

test("Focus returns from a dialog with a field that has autoFocus", async () => {
  const screen = await render(
    <Dialog trigger={<Button>Open</Button>} title="Opened" closeLabel="Close">
      <input autoFocus aria-label="Company" />
    </Dialog>,
  );
  await screen.getByRole("button", { name: "Open" }).click();
  await expect.element(screen.getByLabelText("Company")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve)); // Focus returns in the task after the panel closes.

  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Open" }).element());
});

/** A dialog whose answer changes the page at once, like a router. */
function Leaving() {
  const [step, setStep] = useState<"here" | "asking" | "elsewhere">("here");
  return (
    <>
      <Button onClick={() => setStep("asking")}>Leave</Button>
      {step === "elsewhere" ? (
        <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
          Elsewhere
        </h1>
      ) : (
        <Dialog
          open={step === "asking"}
          onOpenChange={() => setStep("here")}
          title="Leave?"
          closeLabel="Close"
        >
          <Button onClick={() => setStep("elsewhere")}>Without saving</Button>
        </Dialog>
      )}
    </>
  );
}

function Deleting() {
  const [open, setOpen] = useState(false);
  const [deleted, setDeleted] = useState(false);
  return (
    <>
      <ul tabIndex={-1}>
        {!deleted && (
          <li>
            <Button onClick={() => setOpen(true)}>Delete</Button>
          </li>
        )}
      </ul>
      <Dialog open={open} onOpenChange={setOpen} title="Delete?" closeLabel="Close">
        <Button
          onClick={() => {
            setDeleted(true);
            setOpen(false);
          }}
        >
          Yes
        </Button>
      </Dialog>
    </>
  );
}

function Shortcut() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const openDialog = ({ key }: KeyboardEvent) => key === "?" && setOpen(true);
    document.addEventListener("keydown", openDialog);
    return () => document.removeEventListener("keydown", openDialog);
  }, []);
  return (
    <>
      <a href="#elsewhere">Elsewhere</a>
      <Dialog open={open} onOpenChange={setOpen} title="Shortcuts" closeLabel="Close" />
    </>
  );
}
