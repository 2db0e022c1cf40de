import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Disclosure } from "./disclosure.tsx";

test("Disclosures with the same name open one at a time", async () => {
  const screen = await render(
    <>
      <Disclosure variant="line" name="faq" defaultOpen summary={<h3>The first</h3>}>
        Of the first
      </Disclosure>
      <Disclosure variant="line" name="faq" summary={<h3>The second</h3>}>
        Of the second
      </Disclosure>
    </>,
  );
  await screen.getByRole("heading", { name: "The second" }).click();

  await expect.element(screen.getByText("Of the second")).toBeVisible();
  await expect.element(screen.getByText("Of the first")).not.toBeVisible();
});

test("A disclosure reports a change that it makes itself once, and not its initial state", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Disclosure summary="More" defaultOpen onOpenChange={onOpenChange}>
      The rest
    </Disclosure>,
  );
  await screen.getByText("More").click();

  await expect.element(screen.getByText("The rest")).not.toBeVisible();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test("A disclosure stays open for as long as its owner wants", async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Disclosure summary="More" open onOpenChange={onOpenChange}>
      The rest
    </Disclosure>,
  );
  await screen.getByText("More").click();

  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  await expect.element(screen.getByText("The rest")).toBeVisible();
});
