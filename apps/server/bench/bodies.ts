import { siteSet } from "@voxlog/tracked-sets";
import type { Change, PageView } from "@voxlog/tracking";
import type { FactsRequest } from "@voxlog/tracking/collector";
import { visitor } from "@voxlog/tracking/store-contract";
import { factsOf, rowRequests } from "@voxlog/tracking/testing";

/** Views in a session before another visitor comes. */
const VIEWS = 4;

/** The tracker's requests for a view, with the end of the one before, of one visitor after the other: to a collector. */
export function collectorBodies(): () => string {
  return views((changes) => {
    const facts = changes.flatMap((change) => factsOf(change, siteSet));
    return { sent_at: Date.now(), facts } satisfies FactsRequest;
  });
}

/** How {@link pocketbaseBodies} says what it is. */
export const FORM = "multipart/form-data; boundary=views";

/** The same to PocketBase, as one batch, in a form as the tracker sends it. */
export function pocketbaseBodies(): () => string {
  const next = batches();
  return () =>
    `--views\r\nContent-Disposition: form-data; name="@jsonPayload"\r\n\r\n${next()}\r\n--views--\r\n`;
}

function batches(): () => string {
  const requestsOf = rowRequests(siteSet, (row) => row);
  return views((changes) => ({ requests: changes.flatMap(requestsOf) }));
}

function views(requestOf: (changes: readonly Change[]) => object): () => string {
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
    return JSON.stringify(requestOf([...(ended ?? []), last]));
  };
}
