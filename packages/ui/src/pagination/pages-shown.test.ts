import { expect, test } from "vitest";
import { pagesShown } from "./pages-shown.ts";

test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 9, [1, 2, 3, 4, 5, 0, 9]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [6, 9, [1, 0, 5, 6, 7, 8, 9]],
  [9, 9, [1, 0, 5, 6, 7, 8, 9]],
])("The pages that are linked at %i of %i", (page, count, pages) => {
  expect(pagesShown(page, count)).toEqual(pages);
});

test("pagesShown returns the same number of pages everywhere, with the current one and its neighbors", () => {
  for (let page = 1; page <= 40; page += 1) {
    const pages = pagesShown(page, 40);
    expect(pages).toHaveLength(7);
    for (const near of [page - 1, page, page + 1]) if (near >= 1 && near <= 40) expect(pages).toContain(near);
  }
});
