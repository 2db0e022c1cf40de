import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundleTrackingHooks } from "./bundle-hooks.ts";

/** Bundles the hooks into the published folder, where `voxlog-tracking` finds them. */
const folder = join(import.meta.dirname, "build");
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
for (const [name, text] of await bundleTrackingHooks()) await writeFile(join(folder, name), text);
