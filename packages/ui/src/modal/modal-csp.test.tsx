import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "../dialog/dialog.tsx";

test("Under a Content-Security-Policy without unsafe-inline a dialog opens and closes without a violation", async () => {
  const blocked = enforce("style-src 'self'; style-src-attr 'none'");
  const blockedStyle = document.createElement("style");
  blockedStyle.textContent = "p { color: red }";
  document.body.append(blockedStyle);
  await expect.poll(() => blocked.length).toBe(1);
  const styles = document.querySelectorAll("style").length;

  const screen = await render(<Opened open />);
  await expect.element(screen.getByRole("button", { name: "Go on" })).toHaveFocus();
  expect(document.querySelectorAll("style")).toHaveLength(styles);
  await userEvent.keyboard("{Tab}");
  await screen.rerender(<Opened open={false} />);
  await expect.poll(() => screen.getByRole("dialog").query()).toBeNull();

  expect(blocked).toHaveLength(1);
});

function Opened({ open }: { open: boolean }) {
  return (
    <Dialog open={open} onOpenChange={() => {}} title="Request a demo" closeLabel="Close">
      <button type="button">Go on</button>
    </Dialog>
  );
}

/** Applies a policy to this page, and returns the list of its violations. */
function enforce(policy: string): string[] {
  const blocked: string[] = [];
  document.addEventListener("securitypolicyviolation", (event) => blocked.push(event.effectiveDirective));
  const meta = document.createElement("meta");
  meta.httpEquiv = "Content-Security-Policy";
  meta.content = policy;
  document.head.append(meta);
  return blocked;
}
