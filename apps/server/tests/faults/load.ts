import { setTimeout as sleep } from "node:timers/promises";
import type { TestPocketBase } from "../../testing/index.ts";
import { firstView, sendForm } from "../batches/compare-paths.ts";
import { signupOf } from "../samples.ts";
import { send } from "../server.ts";

/** Ms that a busy server may need to acknowledge some rows. */
export const WAIT_OPTIONS = { timeout: 60_000, interval: 20 };

/**
 * Starts eight visitors who send signups and page visits, each one request after another, regardless of the responses,
 * and records the acknowledged ones.
 */
export function startLoad(url: string) {
  const ids = { signups: new Map<string, number>(), page_visits: new Map<string, number>() };
  let sent = 0;
  let ended = false;
  const visitor = async (collection: keyof typeof ids, send: () => Promise<string | undefined>) => {
    while (!ended) {
      sent++;
      const id = await send().catch(() => sleep(20, undefined));
      if (id) ids[collection].set(id, performance.now());
    }
  };
  const all = Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      i % 2 === 0 ? visitor("signups", () => signUp(url, sent)) : visitor("page_visits", () => viewPage(url)),
    ),
  );
  return {
    get sent() {
      return sent;
    },
    get acknowledged() {
      return ids.signups.size + ids.page_visits.size;
    },
    async stop() {
      ended = true;
      await all;
    },
    async missing(server: TestPocketBase) {
      const times: number[] = [];
      for (const [collection, stored] of Object.entries(ids)) {
        const rows = new Set((await server.admin.rows(collection)).map(({ id }) => id));
        for (const [id, time] of stored) if (!rows.has(id)) times.push(time);
      }
      return times;
    },
  };
}

async function signUp(url: string, person: number): Promise<string | undefined> {
  const { status, body } = await send(`${url}/api/collections/signups/records`, "POST", signupOf(person));
  return status === 200 ? String(body["id"]) : undefined;
}

/** Sends a page visit with its session like the tracker. Returns its ID if the server stored it. */
async function viewPage(url: string): Promise<string | undefined> {
  const { id, ...batch } = firstView();
  const { status } = await sendForm(url, batch);
  return status === 200 ? id : undefined;
}
