import type { MouseEvent } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Pagination, type PaginationProps } from "./pagination.tsx";

test("A pagination links each page and marks the current one", async () => {
  const screen = await render(<Pages page={2} />);

  await expect.element(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "?page=3");
  await expect.element(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "?page=3");
});

test("A pagination has no previous link on the first page and no next link on the last", async () => {
  const screen = await render(<Pages page={1} />);
  expect(screen.getByRole("link", { name: "Previous" }).query()).toBeNull();
  await screen.rerender(<Pages page={3} />);

  expect(screen.getByRole("link", { name: "Next" }).query()).toBeNull();
});

test("A pagination reports a click, and lets the app cancel the link", async () => {
  const onPageChange = vi.fn((_: number, event: MouseEvent) => event.preventDefault());
  const before = location.href;
  const screen = await render(<Pages page={2} onPageChange={onPageChange} />);
  await screen.getByRole("link", { name: "Page 3" }).click();

  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(3, expect.anything());
  expect(location.href).toBe(before);
});

function Pages({ page, onPageChange }: Pick<PaginationProps, "page" | "onPageChange">) {
  return (
    <Pagination
      label="Pages"
      page={page}
      count={3}
      hrefOf={(each) => `?page=${each}`}
      pageLabel={(each) => `Page ${each}`}
      previousLabel="Previous"
      nextLabel="Next"
      onPageChange={onPageChange}
    />
  );
}
