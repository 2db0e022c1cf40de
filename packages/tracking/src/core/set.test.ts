import { expect, test } from "vitest";
import { fakePage } from "../../testing.ts";
import { memoryStore } from "../memory.ts";
import { rowRequests } from "../pocketbase/row-requests.ts";
import { testStoreContract, visitor } from "../store-contract.ts";
import { createTracker } from "./create-tracker.ts";
import { fitRow } from "./fit-row.ts";
import { defineSet } from "./set.ts";

const shop = defineSet({
  name: "shop",
  languages: ["nl", "de", "fr"],
  conversions: ["order"],
  events: { search: {}, basket_add: { product: "text", pieces: "number" } },
  sessionFields: {
    plan: { type: "select", values: ["free", "paid"], changedBy: "view" },
    campaign: { type: "text", max: 10 },
  },
  visitFields: {
    product: { type: "text", max: 5 },
    size: { type: "number", min: 30, max: 50 },
    color: { type: "text", max: 7, pattern: "^#" },
  },
});

test("a set writes to the collections of its prefix or to named ones, and to keys of its product", () => {
  expect(shop.collections).toEqual({
    sessions: "shop_sessions",
    page_visits: "shop_page_visits",
    events: "shop_events",
  });
  const own = defineSet({ name: "docs", prefix: "", collections: { page_visits: "reads" } });
  expect(own.collections).toEqual({ sessions: "sessions", page_visits: "reads", events: "events" });
  expect([own, defineSet({ name: "shop", product: "acme" })].map(({ storageName }) => storageName)).toEqual([
    "docs",
    "acme.shop",
  ]);
});

test("a set's own fields are recorded, and those that views change have the last view's value", async () => {
  const store = memoryStore({ set: shop });
  const tracker = createTracker({
    store,
    language: "de",
    session: { plan: "free", campaign: "spring" },
    window: fakePage(),
  });
  tracker.pageView({ path: "/shoes", title: "Shoes", visit: { product: "s-1" } });
  tracker.setSession({ plan: "paid", campaign: "summer" });
  tracker.pageView({ path: "/", title: "Home" });
  await tracker.settled();
  expect(store.sessions).toMatchObject([{ plan: "paid", campaign: "spring", page_count: 2 }]);
  expect(store.visits.map((visit) => "product" in visit && visit.product)).toEqual(["s-1", false]);
});

test("a set loses no visit because of an invalid or unknown value", () => {
  const { visit, session, ...view } = visitor().view("/");
  const requestsOf = rowRequests(shop, fitRow);
  const [stored, begun] = requestsOf({
    ...view,
    visit: Object.assign(visit, { product: "sneaker", size: 4.5, color: "red", language: "xx" }),
    session: Object.assign(session, { plan: "gold", campaign: undefined, language: "xx" }),
  });
  expect(stored?.url).toBe("/api/collections/shop_page_visits/records");
  expect(stored?.body).toMatchObject({ page_path: "/", product: "sneak" });
  expect(begun?.url).toBe("/api/collections/shop_sessions/records");
  for (const field of ["size", "color", "language"]) expect(stored?.body).not.toHaveProperty(field);
  for (const field of ["plan", "campaign"]) expect(begun?.body).not.toHaveProperty(field);
});

test("undeclared languages, conversions, values, fields and events are compile-time errors", () => {
  const tracker = createTracker({ store: memoryStore({ set: shop }), language: "nl" });
  // @ts-expect-error a language that the shop doesn't have.
  tracker.setLanguage("es");
  // @ts-expect-error a conversion that it doesn't have.
  tracker.convert("signup");
  // @ts-expect-error a value that the field doesn't have.
  tracker.setSession({ plan: "gold" });
  // @ts-expect-error a field of sessions, not of page visits.
  tracker.pageView({ path: "/", visit: { plan: "free" } });
  // @ts-expect-error a field of the package.
  defineSet({ name: "shop", visitFields: { page_path: { type: "text", max: 5 } } });
  tracker.track("basket_add", { product: "s-1", pieces: 2 });
  tracker.track("scroll_depth", { percent: undefined });
  tracker.pageView({ path: "/", title: undefined, visit: { product: undefined } });
  // @ts-expect-error an event that it doesn't declare.
  tracker.track("basket_remove");
  // @ts-expect-error a property of another type.
  tracker.track("basket_add", { pieces: "two" });
  // @ts-expect-error a property that the event doesn't have.
  tracker.track("search", { term: "shoes" });
  // @ts-expect-error a misspelled key.
  defineSet({ name: "shop", lanugages: ["nl"] });
});

testStoreContract("memory", () => {
  const store = memoryStore();
  return {
    open: () => store,
    rows: async (id) => ({
      sessions: store.sessions.filter(({ session_id }) => session_id === id),
      visits: store.visits
        .filter(({ session_id }) => session_id === id)
        .toSorted((a, b) => (a.start_time < b.start_time ? -1 : 1)),
      events: store.events.filter(({ session_id }) => session_id === id),
    }),
  };
});
