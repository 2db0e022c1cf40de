import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { EmptyState } from "./empty-state.tsx";

test("An empty state gives the reason before its action", async () => {
  const screen = await render(
    <EmptyState action={<button type="button">Clear filters</button>}>
      Nothing fits these filters.
    </EmptyState>,
  );
  const text = screen.getByText("Nothing fits these filters.").element();
  const action = screen.getByRole("button").element();

  expect(text.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
