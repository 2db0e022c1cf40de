import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-server-dom-turbopack/server";
import { expect, test } from "vitest";
import { components, kit } from "../../styles/kit-sheets.ts";
import { cases } from "../conformance/cases.tsx";

/** Returns React's errors for a tree rendered as a server component. */
async function faultsOnServer(tree: ReactNode): Promise<string[]> {
  const faults: string[] = [];
  const stream = renderToPipeableStream(tree, anyClientModule, {
    onError: (error) => void faults.push(String(error)),
  });
  await text(stream.pipe(new PassThrough()));
  return faults;
}

/** Has an entry for every client module, like a bundler's manifest. */
const anyClientModule = new Proxy({}, { get: (_, id) => ({ id, chunks: [], name: "*" }) });

const serverEntries: string[] = [];
for (const [entry, file] of Object.entries(components))
  if (!(await readFile(join(kit, file), "utf8")).startsWith('"use client"')) serverEntries.push(entry);

const ofServers = cases.filter(
  ({ entry, inServerComponents = true }) => inServerComponents && serverEntries.includes(entry),
);

test.each(ofServers)("$name can be used in a server component", async ({ element }) => {
  expect(await faultsOnServer(element({}))).toEqual([]);
});
