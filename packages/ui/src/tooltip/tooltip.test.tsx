import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Tooltip } from "./tooltip.tsx";

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
  expect(blocked).toEqual([]);
  expect(document.querySelectorAll("style")).toHaveLength(styles);
});

afterAll(() => document.querySelector("meta[http-equiv]")?.remove());

test("A tooltip shows under the pointer after a moment", async () => {
  await render(
    <Tooltip content="Search everything">
      <Button>Search</Button>
    </Tooltip>,
  );
  await page.getByRole("button").hover();

  await expect.element(page.getByRole("tooltip")).toHaveTextContent("Search everything");
});

test("A tooltip describes the focused control until Escape", async () => {
  await render(
    <Tooltip content="Search everything">
      <Button>Search</Button>
    </Tooltip>,
  );
  await userEvent.keyboard("{Tab}");
  await expect.element(page.getByRole("button")).toHaveAccessibleDescription("Search everything");
  await userEvent.keyboard("{Escape}");

  await expect.element(page.getByText("Search everything")).not.toBeVisible();
  await expect.element(page.getByRole("button")).toHaveFocus();
});

test("A tooltip stays closed for as long as its owner wants", async () => {
  const onOpenChange = vi.fn();
  await render(
    <Tooltip content="Search everything" open={false} onOpenChange={onOpenChange}>
      <Button>Search</Button>
    </Tooltip>,
  );
  await userEvent.keyboard("{Tab}");

  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  await expect.element(page.getByText("Search everything")).not.toBeVisible();
});
