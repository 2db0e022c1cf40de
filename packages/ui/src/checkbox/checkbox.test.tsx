import { createRef } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Checkbox } from "./checkbox.tsx";

test("A checkbox stays indeterminate while its prop says so", async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(
    <Checkbox label="All" indeterminate checked={false} onChange={() => {}} ref={ref} />,
  );
  expect(ref.current?.indeterminate).toBe(true);
  await screen.rerender(<Checkbox label="All" checked onChange={() => {}} ref={ref} />);

  expect(ref.current?.indeterminate).toBe(false);
  await expect.element(screen.getByRole("checkbox")).toBeChecked();
});

test("A checkbox with a hidden label is checked by a click next to it", async () => {
  const screen = await render(
    <div style={{ padding: 24 }}>
      <Checkbox label="Klaver" hidesLabel />
    </div>,
  );
  const { left, top } = screen.getByRole("checkbox", { name: "Klaver" }).element().getBoundingClientRect();
  (document.elementFromPoint(left - 10, top - 10) as HTMLElement).click();

  await expect.element(screen.getByRole("checkbox")).toBeChecked();
});
