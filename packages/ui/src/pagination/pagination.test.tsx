import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Pagination } from "./pagination.tsx";

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

test("A pagination lets the app change the page without navigation", async () => {
  const onPageChange = vi.fn((_, event) => event.preventDefault());
  const screen = await render(<Pages page={1} onPageChange={onPageChange} />);
  await screen.getByRole("link", { name: "Next" }).click();

  expect(onPageChange).toHaveBeenCalledExactlyOnceWith(2, expect.anything());
});

function Pages({
  page,
  onPageChange,
}: {
  page: number;
  onPageChange?: (page: number, event: React.MouseEvent) => void;
}) {
  return (
    <Pagination
      label="Pages"
      page={page}
      count={3}
      hrefOf={(each) => `?page=${each}`}
      pageLabel={(each) => `Page ${each}`}
      previousLabel="Previous"
      nextLabel="Next"
      {...(onPageChange && { onPageChange })}
    />
  );
}
