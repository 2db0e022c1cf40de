import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPnpm } from "./run.ts";

/** A package as it would be published. */
export type PackedPackage = {
  /** The path of the tarball. */
  tarball: string;
  remove: () => Promise<void>;
};

/** Packs a package of the workspace as a release would, its build included. */
export async function packPackage(folder: string): Promise<PackedPackage> {
  const target = await mkdtemp(join(tmpdir(), "voxlog-pack-"));
  await runPnpm(folder, "pack", "--out", join(target, "package.tgz"));
  return { tarball: join(target, "package.tgz"), remove: () => rm(target, { recursive: true }) };
}
