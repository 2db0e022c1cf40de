import { setTimeout as sleep } from "node:timers/promises";

/**
 * Resolves when something has become true.
 *
 * @throws Error when it has not within 60 s.
 */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain for: ${isTrue}`);
    await sleep(20);
  }
}
