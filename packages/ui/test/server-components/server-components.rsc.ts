import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-server-dom-turbopack/server";
import { expect, test } from "vitest";
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

const ofServers = cases.filter(({ inServerComponents = true }) => inServerComponents);

test.each(ofServers)("$name can be used in a server component", async ({ element }) => {
  expect(await faultsOnServer(element({}))).toEqual([]);
});
