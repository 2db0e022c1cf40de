import { copyFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type FaceFile, files, typefaceFile, typefaceStyles } from "./typeface.ts";

const target = (name: string) => new URL(`../src/typeface/${name}`, import.meta.url);

for (const name of Object.keys(files) as FaceFile[]) await writeFile(target(name), await typefaceFile(name));
await writeFile(target("typeface.css"), await typefaceStyles());
// The license must accompany the files.
await copyFile(fileURLToPath(import.meta.resolve("@fontsource-variable/onest/LICENSE")), target("OFL.txt"));
