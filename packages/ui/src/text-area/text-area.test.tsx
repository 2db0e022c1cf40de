import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { TextArea } from "./text-area.tsx";

test("A tall text area is 400 px high, however few its rows", async () => {
  const screen = await render(<TextArea label="Notes" tall rows={2} />);

  expect(screen.getByRole("textbox").element()).toHaveProperty("offsetHeight", 400);
});
