import type { TestPocketBase } from "../../testing/index.ts";
import { pageVisit, signupOf } from "../samples.ts";
import type { Outcome } from "./outcome.ts";

/** Visitors who keep sending signups and page visits, and remember which of them were acknowledged. */
export type Load = {
  acknowledged: number;
  /** Ends the sending, and waits for what is under way. */
  stop: () => Promise<void>;
  /** Compares with the database. */
  outcome: (server: TestPocketBase) => Promise<Outcome>;
};

/** Starts so many visitors, each of whom sends one thing after the other and starts over when it fails. */
export function startLoad(url: string, visitors = 8): Load {
  const ids = { signups: [] as string[], page_visits: [] as string[] };
  let sent = 0;
  let ended = false;
  const visitor = async (collection: keyof typeof ids, sample: () => object) => {
    while (!ended) {
      sent++;
      const id = await create(url, collection, sample());
      if (id) ids[collection].push(id);
    }
  };
  const all = Promise.all(
    Array.from({ length: visitors }, (_, i) =>
      i % 2 === 0 ? visitor("signups", () => signupOf(sent)) : visitor("page_visits", pageVisit),
    ),
  );
  return {
    get acknowledged() {
      return ids.signups.length + ids.page_visits.length;
    },
    async stop() {
      ended = true;
      await all;
    },
    async outcome(server) {
      let lost = 0;
      for (const [collection, acknowledged] of Object.entries(ids)) {
        const rows = new Set((await server.admin.rows(collection)).map(({ id }) => id));
        lost += acknowledged.filter((id) => !rows.has(id)).length;
      }
      return { sent, acknowledged: ids.signups.length + ids.page_visits.length, lost };
    },
  };
}

/** The id of a record that the server says it has stored; nothing when it refuses or does not answer. */
async function create(url: string, collection: string, record: object): Promise<string | undefined> {
  try {
    const response = await fetch(`${url}/api/collections/${collection}/records`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(record),
    });
    const stored = (await response.json()) as { id: string };
    return response.ok ? stored.id : undefined;
  } catch {
    await new Promise((rested) => setTimeout(rested, 20));
    return undefined;
  }
}
