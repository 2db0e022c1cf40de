import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { Pagination } from "./pagination.tsx";

test("A row of pages links each page, and says which is shown", async () => {
  const screen = await render(<Pages page={2} />);

  await expect.element(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute("href", "?page=3");
  await expect.element(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await expect.element(screen.getByRole("link", { name: "Next" })).toHaveAttribute("href", "?page=3");
});

test("A row of pages has no way back before the first page, and none on after the last", async () => {
  const screen = await render(<Pages page={1} />);
  expect(screen.getByRole("link", { name: "Previous" }).query()).toBeNull();
  await screen.rerender(<Pages page={3} />);

  expect(screen.getByRole("link", { name: "Next" }).query()).toBeNull();
});

test("A row of pages lets its owner turn the page without leaving it", async () => {
  const onSelect = vi.fn((_, event) => event.preventDefault());
  const screen = await render(<Pages page={1} onSelect={onSelect} />);
  await screen.getByRole("link", { name: "Next" }).click();

  expect(onSelect).toHaveBeenCalledExactlyOnceWith(2, expect.anything());
});

function Pages({
  page,
  onSelect,
}: {
  page: number;
  onSelect?: (page: number, event: React.MouseEvent) => void;
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
      {...(onSelect && { onSelect })}
    />
  );
}
