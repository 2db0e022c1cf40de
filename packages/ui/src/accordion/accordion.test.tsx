import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Accordion } from "./accordion.tsx";

const items = ["first", "second"].map((value) => ({
  value,
  title: `The ${value}`,
  content: `Of the ${value}`,
}));

test("An accordion closes the open item when another one opens", async () => {
  const screen = await render(<Accordion heading="h3" items={items} defaultValue="first" />);
  await expect.element(screen.getByText("Of the first")).toBeVisible();
  await screen.getByRole("heading", { name: "The second" }).click();

  await expect.element(screen.getByText("Of the second")).toBeVisible();
  await expect.element(screen.getByText("Of the first")).not.toBeVisible();
});

test("An accordion doesn't affect another accordion", async () => {
  const screen = await render(
    <>
      <Accordion heading="h3" items={items.slice(0, 1)} defaultValue="first" />
      <Accordion heading="h3" items={items.slice(1)} />
    </>,
  );
  await screen.getByRole("heading", { name: "The second" }).click();

  await expect.element(screen.getByText("Of the first")).toBeVisible();
});

test("An accordion keeps its item open when its content changes", async () => {
  const screen = await render(<Accordion heading="h3" items={items} />);
  await screen.getByRole("heading", { name: "The second" }).click();
  await screen.rerender(<Accordion heading="h3" items={items} className="mt-2" />);

  await expect.element(screen.getByText("Of the second")).toBeVisible();
});
