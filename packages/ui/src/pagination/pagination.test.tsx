import { expect, test } from "vitest";
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

function Pages({ page }: { page: number }) {
  return (
    <Pagination
      label="Pages"
      page={page}
      count={3}
      hrefOf={(each) => `?page=${each}`}
      pageLabel={(each) => `Page ${each}`}
      previousLabel="Previous"
      nextLabel="Next"
    />
  );
}
