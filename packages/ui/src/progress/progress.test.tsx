import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { emulate } from "../../test/emulate.ts";
import { Progress } from "./progress.tsx";

test("A progress bar has a name and a value", async () => {
  const screen = await render(<Progress label="Uploading" value={1} max={4} aria-valuetext="1 of 4 files" />);
  const bar = screen.getByRole("progressbar", { name: "Uploading" });

  await expect.element(bar).toHaveAttribute("aria-valuetext", "1 of 4 files");
  expect((bar.element() as HTMLProgressElement).position).toBe(0.25);
});

test("A progress bar in forced colors shows its whole length", async () => {
  const screen = await render(<Progress label="Uploading" value={0.5} />);
  await emulate("forced-colors", "active");

  await expect.element(screen.getByRole("progressbar")).toHaveStyle({ outlineStyle: "solid" });
});
