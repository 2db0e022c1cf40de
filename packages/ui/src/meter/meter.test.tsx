import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { emulate } from "../../test/emulate.ts";
import { Meter } from "./meter.tsx";

test("A meter has a name and shows values set through its ref", async () => {
  const meter = { current: null as HTMLMeterElement | null };
  const screen = await render(<Meter label="Level" ref={meter} />);
  if (meter.current) meter.current.value = 0.5;
  await screen.rerender(<Meter label="Level of the microphone" ref={meter} />);

  await expect.element(screen.getByRole("meter", { name: "Level of the microphone" })).toBeVisible();
  expect(meter.current?.value).toBe(0.5);
});

test("A meter in forced colors shows its whole length", async () => {
  const screen = await render(<Meter label="Level" value={0.5} />);
  await emulate("forced-colors", "active");

  await expect.element(screen.getByRole("meter")).toHaveStyle({ outlineStyle: "solid" });
});
