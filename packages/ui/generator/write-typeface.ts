import { copyFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type FaceFile, files, typefaceFile, typefaceStyles } from "./typeface.ts";

/** Writes the typeface's files and style sheet where the kit publishes them. */
const target = (name: string) => new URL(`../src/typeface/${name}`, import.meta.url);

for (const name of Object.keys(files) as FaceFile[]) await writeFile(target(name), await typefaceFile(name));
await writeFile(target("typeface.css"), await typefaceStyles());
// It must go wherever the files go.
await copyFile(fileURLToPath(import.meta.resolve("@fontsource-variable/onest/LICENSE")), target("OFL.txt"));
