import { join } from "node:path";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { backendFiles } from "@voxlog/tracking/backend";
import { expect, test } from "vitest";

test("the migrations and hooks of the tracking are those of the sets: else `pnpm run tracking` writes them", async () => {
  const out = join(import.meta.dirname, "..");
  expect(
    (await backendFiles({ sets: [siteSet, appSet], out, without: ["limits", "report"] })).map(
      ({ path }) => path,
    ),
  ).toEqual([]);
});
