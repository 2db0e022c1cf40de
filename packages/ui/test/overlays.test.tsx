import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../src/button/button.tsx";
import { Command, CommandGroup, CommandItem } from "../src/command/command.tsx";
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

test("A tooltip shows under the pointer after a moment", async () => {
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
