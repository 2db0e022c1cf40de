import { onTestFinished } from "vitest";
import { cdp } from "vitest/browser";

/** Emulates a media feature until the test ends, such as forced colors. */
export async function emulate(name: string, value: string): Promise<void> {
  const show = (features: { name: string; value: string }[]) =>
    cdp().send("Emulation.setEmulatedMedia", { features });
  onTestFinished(async () => void (await show([])));
  await show([{ name, value }]);
}
