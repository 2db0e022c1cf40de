import { afterEach, expect, test, vi } from "vitest";
import { componentSizes } from "./component-sizes.ts";

afterEach(() => vi.unstubAllEnvs());

test("every component of the package is within its size limit", async () => {
  vi.stubEnv("NODE_ENV", "production"); // As in an app's build.

  const tooLarge = (await componentSizes()).filter(({ scripts, limit }) => scripts > limit);
  expect(tooLarge).toEqual([]);
});
