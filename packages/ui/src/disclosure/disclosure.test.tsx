import { expect, test } from "vitest";
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
