import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";
import { components, kit } from "../styles/kit-sheets.ts";
import { componentMarkdown, type Stories } from "./component-markdown.ts";

/** Writes a page per component to `dist/docs`, for editors and agents. */
const folder = join(kit, "dist/docs");
await mkdir(folder, { recursive: true });
for (const [entry, file] of Object.entries(components)) {
  const path = join(kit, file);
  const { module } = await runnerImport<Stories>(path.replace(".tsx", ".stories.tsx"), {
    configFile: false,
    root: kit,
    logLevel: "error",
  });
  const guide = await readFile(path.replace(".tsx", ".md"), "utf8");
  const page = componentMarkdown(entry, module, path, guide);
  await writeFile(join(folder, `${entry}.md`), page);
}
