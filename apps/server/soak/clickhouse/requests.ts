import { setTimeout as sleep } from "node:timers/promises";
import { siteSet } from "@voxlog/tracked-sets";
import type { FactsRequest } from "@voxlog/tracking/collector";
import { visitor } from "@voxlog/tracking/store-contract";
import { factOf } from "@voxlog/tracking/testing";

/** Returns a request with `count` views of a visitor. */
export function request(count = 2): { session: string; body: string } {
  const { view, end, session_id } = visitor();
  const views = Array.from({ length: count }, (_, index) => view(`/${index}`));
  const changes = [...views, ...views.slice(1).map((each) => end(each, 1))];
  const facts = changes.map((change) => factOf(change, siteSet));
  return { session: session_id, body: JSON.stringify({ sent_at: Date.now(), facts } satisfies FactsRequest) };
}

/** Sends facts to a collector. */
export const sendFacts = (url: string, body: string, signal?: AbortSignal) =>
  fetch(`${url}/api/facts/site`, { method: "POST", body, ...(signal && { signal }) });

/** Sends `count` visitors' requests until they're stored, like the tracker's queue. Returns their sessions. */
export function sendMany(count: number, urls: () => string[]): Promise<string[]> {
  let turn = 0;
  const sendUntilStored = async () => {
    const { session, body } = request();
    for (;;) {
      const all = urls();
      const response = await sendFacts(all[turn++ % all.length] ?? "", body).catch(() => undefined);
      if (response?.ok) return session;
      await sleep(20);
    }
  };
  return Promise.all(Array.from({ length: count }, sendUntilStored));
}
