import { glob, readFile, writeFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";

/**
 * Writes the decisions of .changeset/publishing.json into the manifest of each package that can be published. Without
 * `--write`, fails on a manifest that differs.
 */
const root = join(import.meta.dirname, "../../..");

type Publishing = {
  private: boolean;
  /** An SPDX identifier, or UNLICENSED. */
  license: string;
  /** The address for git; empty if there is none yet. */
  repository: string;
};
type Manifest = Record<string, unknown>;

const publishing = await read<Publishing>(".changeset/publishing.json");
for await (const file of glob("packages/*/package.json", { cwd: root })) {
  const manifest = await read<Manifest>(file);
  if (!manifest["publishConfig"]) continue;
  const wanted = decided(manifest, dirname(file).split(sep).join("/"));
  if (JSON.stringify(wanted) === JSON.stringify(manifest)) continue;
  if (process.argv.includes("--write")) {
    await writeFile(join(root, file), `${JSON.stringify(wanted, null, 2)}\n`);
  } else {
    console.error(`${file} differs from .changeset/publishing.json. Run this with --write.`);
    process.exitCode = 1;
  }
}

/** Returns the manifest with the decisions in the place of its license. */
function decided({ private: _, repository: __, ...manifest }: Manifest, directory: string): Manifest {
  const { private: isPrivate, license, repository } = publishing;
  const { access: ___, ...entries } = manifest["publishConfig"] as Manifest;
  const publishConfig = { ...(!isPrivate && { access: "public" }), ...entries };
  const decisions: Manifest = {
    license,
    ...(isPrivate && { private: true }),
    ...(repository && { repository: { type: "git", url: repository, directory } }),
  };
  return Object.fromEntries(
    Object.entries({ ...manifest, publishConfig }).flatMap(([key, value]) =>
      key === "license" ? Object.entries(decisions) : [[key, value]],
    ),
  );
}

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(join(root, file), "utf8")) as Content;
}
