import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
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
  const emulate = (features: { name: string; value: string }[]) =>
    cdp().send("Emulation.setEmulatedMedia", { features });
  onTestFinished(async () => void (await emulate([])));
  const screen = await render(<Meter label="Level" value={0.5} />);
  await emulate([{ name: "forced-colors", value: "active" }]);

  await expect.element(screen.getByRole("meter")).toHaveStyle({ outlineStyle: "solid" });
});
