import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { PageHeader } from "./page-header.tsx";

test.each([
  ["beside the title where there is room", 800, false],
  ["below the text where there is none", 240, true],
])("A page's header has its action %s", async (_, width, isBelow) => {
  const screen = await render(
    <div style={{ width }}>
      <PageHeader
        title="Recordings"
        text="All that were made."
        action={<button type="button">New recording</button>}
      />
    </div>,
  );
  const text = screen.getByText("All that were made.").element().getBoundingClientRect();
  const action = screen.getByRole("button").element().getBoundingClientRect();

  expect(action.top >= text.bottom).toBe(isBelow);
  await expect.element(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Recordings");
});
