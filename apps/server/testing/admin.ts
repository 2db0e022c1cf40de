import PocketBase from "pocketbase";

export type Row = Record<string, unknown> & { id: string; created: string; updated: string };

export type Admin = Awaited<ReturnType<typeof signIn>>;

/** Seconds: longer than any sign-in's token. */
const DURATION = 100_000;

/**
 * Signs in as the owner of a running server, and creates an API token: it isn't in the list of sign-ins, so no test
 * ends it.
 */
export async function signIn(url: string, identity: string, password: string) {
  const owners = new PocketBase(url).collection("_superusers");
  const { record } = await owners.authWithPassword(identity, password);
  const client = (await owners.impersonate(record.id, DURATION)).autoCancellation(false);
  client.beforeSend = (to, options) => {
    // The server may have closed an idle connection while the test was busy.
    return { url: to, options: { ...options, headers: { ...options.headers, Connection: "close" } } };
  };
  /** Sends any other request as the owner. @throws Error unless it succeeds. */
  const send = <T>(method: string, path: string, body?: object): Promise<T> =>
    client.send<T>(path, { method, body });
  return {
    token: client.authStore.token,
    /** All rows of a collection, oldest first unless sorted. Filter and sort are PocketBase's. */
    rows: <T extends object = Row>(collection: string, query: { filter?: string; sort?: string } = {}) =>
      client.collection(collection).getFullList<T>({ sort: "@rowid", batch: 1000, ...query }),
    settings: (patch: object) => send<void>("PATCH", "/api/settings", patch),
    send,
  };
}
