import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Disclosure } from "./disclosure.tsx";

test("A disclosure shows its content on a click and hides it on another", async () => {
  const screen = await render(<Disclosure summary="As a table">Seven days</Disclosure>);
  await expect.element(screen.getByText("Seven days")).not.toBeVisible();
  await screen.getByText("As a table").click();
  await expect.element(screen.getByText("Seven days")).toBeVisible();
  await screen.getByText("As a table").click();

  await expect.element(screen.getByText("Seven days")).not.toBeVisible();
});
