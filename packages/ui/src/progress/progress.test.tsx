import { expect, onTestFinished, test } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Progress } from "./progress.tsx";

test("A progress bar has a name and a value", async () => {
  const screen = await render(<Progress label="Uploading" value={1} max={4} aria-valuetext="1 of 4 files" />);
  const bar = screen.getByRole("progressbar", { name: "Uploading" });

  await expect.element(bar).toHaveAttribute("aria-valuetext", "1 of 4 files");
  expect((bar.element() as HTMLProgressElement).position).toBe(0.25);
});

test("A progress bar in forced colors shows its whole length", async () => {
  const emulate = (features: { name: string; value: string }[]) =>
    cdp().send("Emulation.setEmulatedMedia", { features });
  onTestFinished(async () => void (await emulate([])));
  const screen = await render(<Progress label="Uploading" value={0.5} />);
  await emulate([{ name: "forced-colors", value: "active" }]);

  await expect.element(screen.getByRole("progressbar")).toHaveStyle({ outlineStyle: "solid" });
});
