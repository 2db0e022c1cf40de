import { expect, test, vi } from "vitest";
import { fakePage, fakeStorage, trackedFakePage } from "../../testing.ts";
import { type MemoryStore, memoryStore } from "../memory.ts";
import { type Field, pageVisitFields, sessionFields } from "./fields.ts";
import { fitRow } from "./fit-row.ts";
import { type Change, StoreFailure } from "./store.ts";

test("a storage that throws is replaced by memory", async () => {
  const fail = () => {
    throw new Error("The operation is insecure.");
  };
  const blockedStorage = { getItem: fail, setItem: fail, removeItem: fail };
  const { store, view, viewed } = trackedFakePage(
    fakePage({ sessionStorage: blockedStorage, localStorage: blockedStorage }),
  );
  view("/");
  await viewed("/pricing");
  expect(store.sessions).toMatchObject([{ page_count: 2 }]);
});

const RUBBISH: readonly unknown[] = [null, true, -1, 0.5, 1e300, "", "x", [], [null], {}, { id: null }];
const oneOf = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)] as T;

/** Returns a value with a random part replaced by rubbish. */
function corrupt(value: unknown): unknown {
  const parts = Object.entries(Object(value));
  if (typeof value !== "object" || !parts[0] || Math.random() < 0.2) return oneOf(RUBBISH);
  const [name, part] = oneOf(parts);
  const changed = { ...value, [name]: corrupt(part) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** Returns whether a server accepts a row with these fields. */
const isAccepted = (row: Record<string, unknown>, fields: Record<string, Field>) =>
  Object.entries(fields).every(([name, { type, required }]) =>
    name in row
      ? fitRow(row, fields)[name] === row[name] && (type !== "text" || typeof row[name] === "string")
      : !required || ["page_count", "unique_page_count"].includes(name),
  );

test("a storage with any JSON in its values loses no view", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const first = trackedFakePage(fakePage(), { retryDelays: [] });
  vi.spyOn(first.store, "write").mockRejectedValue(new StoreFailure("down", { temporary: true }));
  first.view("/first");
  await first.tracker.settled();
  first.page.leave();
  const [inTab, inBrowser] = [first.page.sessionStorage, first.page.localStorage].map(
    (storage) => (storage as ReturnType<typeof fakeStorage>).entries,
  );
  const corrupted = (entries: Record<string, string> = {}) =>
    fakeStorage(
      Object.fromEntries(
        Object.entries(entries).map(([key, text]) => [key, JSON.stringify(corrupt(JSON.parse(text)))]),
      ),
    );
  for (let round = 0; round < 200; round++) {
    const storages = { sessionStorage: corrupted(inTab), localStorage: corrupted(inBrowser) };
    const given = JSON.stringify(storages);
    const { page, store, view } = trackedFakePage(fakePage(storages));
    const write = store.write.bind(store);
    vi.spyOn(store, "write").mockImplementation(async (changes) => {
      const isValid = (change: Change) =>
        change.kind !== "view" ||
        (isAccepted(change.visit, pageVisitFields) && isAccepted(change.session, sessionFields));
      if (!changes.every(isValid)) throw new StoreFailure("rejected", { temporary: false });
      await write(changes);
    });
    view("/second");
    view("/third");
    page.leave();
    for (const _ of RUBBISH) {
      page.pass(60_000);
      await new Promise(setImmediate);
    }
    expect(
      store.visits.map(({ page_path, end_time }) => [page_path, !!end_time]),
      given,
    ).toEqual(
      expect.arrayContaining([
        ["/second", true],
        ["/third", true],
      ]),
    );
  }
});

test("a storage keeps two trackers on one page apart", async () => {
  const page = fakePage();
  const [site, app] = ["site", "app"].map((name) => memoryStore({ name })) as [MemoryStore, MemoryStore];
  const [onSite, inApp] = [trackedFakePage(page, { store: site }), trackedFakePage(page, { store: app })];
  onSite.view("/");
  inApp.view("/dashboard");
  onSite.view("/pricing");
  await Promise.all([onSite.tracker.settled(), inApp.tracker.settled()]);
  expect(site.sessions).toMatchObject([{ page_count: 2, last_page: "/pricing" }]);
  expect(app.sessions).toMatchObject([{ page_count: 1, last_page: "/dashboard" }]);
  expect(app.sessions[0]?.session_id).not.toBe(site.sessions[0]?.session_id);
});
