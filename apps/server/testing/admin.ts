/** A row as the owner reads it from the database. */
export type Row = Record<string, unknown> & { id: string; created: string; updated: string };

/** The owner's view of the database, for assertions and for settings. */
export type Admin = {
  token: string;
  /** All rows of a collection, oldest first unless sorted. Filter and sort are PocketBase's. */
  rows<T extends object = Row>(collection: string, query?: { filter?: string; sort?: string }): Promise<T[]>;
  settings(patch: object): Promise<void>;
  /** Sends any other request as the owner. @throws Error unless it succeeds. */
  send<T>(method: string, path: string, body?: object): Promise<T>;
};

/** Seconds: longer than any sign-in's token. */
const DURATION = 100_000;

/**
 * Signs in as the owner of a running server, and creates an API token: it isn't in the list of sign-ins, so no test
 * ends it.
 */
export async function signIn(url: string, identity: string, password: string): Promise<Admin> {
  type Account = { token: string; record: { id: string } };
  const superusers = "/api/collections/_superusers";
  const owner = await request<Account>(url, `${superusers}/auth-with-password`, "", "POST", {
    identity,
    password,
  });
  const { token } = await request<Account>(
    url,
    `${superusers}/impersonate/${owner.record.id}`,
    owner.token,
    "POST",
    { duration: DURATION },
  );
  return {
    token,
    async rows<T>(collection: string, query = {}) {
      const parameters = new URLSearchParams({ sort: "@rowid", perPage: "1000", skipTotal: "1", ...query });
      const path = `/api/collections/${collection}/records`;
      const rows: T[] = [];
      for (let page = 1; rows.length === (page - 1) * 1000; page++) {
        parameters.set("page", String(page));
        rows.push(...(await request<{ items: T[] }>(url, `${path}?${parameters}`, token)).items);
      }
      return rows;
    },
    settings: (patch) => request(url, "/api/settings", token, "PATCH", patch),
    send: (method, path, body) => request(url, path, token, method, body),
  };
}

async function request<T>(
  url: string,
  path: string,
  token: string,
  method = "GET",
  body?: object,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    // The server may have closed an idle connection while the test was busy.
    headers: { Authorization: token, "Content-Type": "application/json", Connection: "close" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return (text && JSON.parse(text)) as T;
}
