import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { EmptyState } from "./empty-state.tsx";

test("An empty state says why there is nothing, and has the way out after it", async () => {
  const screen = await render(
    <EmptyState action={<button type="button">Clear filters</button>}>
      Nothing fits these filters.
    </EmptyState>,
  );
  const text = screen.getByText("Nothing fits these filters.").element();
  const action = screen.getByRole("button").element();

  expect(text.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
