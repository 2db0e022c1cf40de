import { siteSet } from "@voxlog/tracked-sets";
import type { Change, PageView } from "@voxlog/tracking";
import type { FactsRequest } from "@voxlog/tracking/collector";
import { visitor } from "@voxlog/tracking/store-contract";
import { BATCH_HEADERS, batchBody, factOf, rowRequests } from "@voxlog/tracking/testing";

/** Views in a session before the next one starts. */
const VIEWS = 4;

/** Generates the tracker's requests to a collector: each has a view and the end of the previous one. */
export function collectorBodies(): () => string {
  return views((changes) => {
    const facts = changes.map((change) => factOf(change, siteSet));
    return JSON.stringify({ sent_at: Date.now(), facts } satisfies FactsRequest);
  });
}

export const FORM = BATCH_HEADERS["Content-Type"];

/** Generates the same requests to PocketBase: one batch in a form. */
export function pocketbaseBodies(): () => string {
  const requestsOf = rowRequests(siteSet, (row) => row);
  return views((changes) => batchBody(changes.flatMap(requestsOf)));
}

/** Generates some bodies before a load begins: that's as much work as storing them. */
export function pregenerated(next: () => string, count: number): () => string {
  const made = Array.from({ length: count }, next).reverse();
  return () => made.pop() ?? next();
}

function views(bodyOf: (changes: readonly Change[]) => string): () => string {
  let { view, end } = visitor();
  let count = 0;
  let last: PageView | undefined;
  return () => {
    if (count++ % VIEWS === 0) {
      ({ view, end } = visitor());
      last = undefined;
    }
    const ended = last && [end(last, 1, 0.9)];
    last = view(`/page-${count % VIEWS}`);
    return bodyOf([...(ended ?? []), last]);
  };
}
