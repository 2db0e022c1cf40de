import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Heading } from "./heading.tsx";

test("A heading's size follows its level or its prop", async () => {
  const screen = await render(
    <>
      <Heading level={2}>Recordings</Heading>
      <Heading level={3}>Today</Heading>
      <Heading level={3} size="2xl">
        Yesterday
      </Heading>
    </>,
  );
  const sizeOf = (name: string) =>
    Number.parseFloat(getComputedStyle(screen.getByRole("heading", { name }).element()).fontSize);

  expect(sizeOf("Recordings")).toBeGreaterThan(sizeOf("Today"));
  expect(sizeOf("Yesterday")).toBeGreaterThan(sizeOf("Recordings"));
});

test("The page's heading is focusable without a ring and isn't a tab stop", async () => {
  const screen = await render(<Heading level={1}>Recordings</Heading>);
  const heading = screen.getByRole("heading", { level: 1 }).element() as HTMLElement;
  heading.focus();

  expect(document.activeElement).toBe(heading);
  expect(heading.tabIndex).toBe(-1);
  expect(getComputedStyle(heading).outlineStyle).toBe("none");
});
