import { readFile } from "node:fs/promises";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

/** What our packages do on purpose: they are ES modules, and leave resolution of older kinds out. */
const intended = new Set<Problem["kind"]>(["CJSResolvesToESM"]);
const unsupported = new Set(["node10", "node16-cjs"]);

/** What publint and Are The Types Wrong find wrong with a packed package of ES modules. */
export async function packageFaults(tarball: string): Promise<string[]> {
  const data = await readFile(tarball);
  return [...(await publishingFaults(data)), ...(await typeFaults(data))];
}

async function publishingFaults(data: Buffer): Promise<string[]> {
  const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) as ArrayBuffer;
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

async function typeFaults(data: Buffer): Promise<string[]> {
  const pack = createPackageFromTarballData(data);
  const result = await checkPackage(pack, { excludeEntrypoints: [/\.css$/] });
  if (!result.types) return ["The package has no types."];
  return result.problems
    .filter((problem) => !intended.has(problem.kind))
    .filter((problem) => !("resolutionKind" in problem && unsupported.has(problem.resolutionKind)))
    .map((problem) => JSON.stringify(problem));
}
