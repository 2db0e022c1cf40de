import { emailPattern } from "@voxlog/product";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { collectionsOf } from "@voxlog/tracking/backend";
import { expect, test } from "vitest";
import { demoRequest } from "./samples.ts";
import { send, sharedServer } from "./server.ts";

type Collection = {
  name: string;
  type: string;
  system: boolean;
  fields: { name: string }[];
  indexes: string[];
};

const server = await sharedServer();
const { items } = await server.admin.send<{ items: Collection[] }>("GET", "/api/collections?perPage=100");
const collections = items.filter(({ system }) => !system);

test("the database's schema has the product's collections and no other", () => {
  const expected = [
    ...["signups", "demo_requests", "sessions", "page_visits", "app_sessions", "app_page_visits", "events"],
    ...["app_events", "outbox", "follow_ups", "staff", "audit"],
  ];
  expect(collections.map(({ name }) => name).sort()).toEqual(expected.sort());
});

test.each([siteSet, appSet].flatMap(collectionsOf))(
  "the collection $name has the rules, fields and indexes that the tracker needs",
  ({ name, fields, indexes, triggers: _, ...rules }) => {
    const stored = collections.find((each) => each.name === name);
    expect(stored).toMatchObject(rules);
    expect(stored?.fields.filter(({ name }) => name !== "id").sort(byName)).toMatchObject(
      fields.sort(byName),
    );
    const names = (of: string[] = []) => of.map((index) => index.split("`")[1]);
    expect(names(stored?.indexes)).toEqual(expect.arrayContaining(names(indexes)));
  },
);

test("the database's schema accepts an address only if it matches the form's pattern", async () => {
  const isTaken = async (email: string) => {
    const url = `${server.url}/api/collections/demo_requests/records`;
    return (await send(url, "POST", { ...demoRequest(), email })).status === 200;
  };
  for (const email of ADDRESSES) expect([email, await isTaken(email)]).toEqual([email, fits(email)]);
  expect(new Set(ADDRESSES.map(fits))).toEqual(new Set([true, false]));
});

const ADDRESSES = [
  ...["ada@example.com", "a@b", "ada@localhost", "ADA.de+crm_x@Sub.Example.CO"],
  ...["o'neill!#$%&*/=?^`{|}~-@example.com", "ada..de@example.com", ".ada@example.com"],
  ...["ada@exam..ple.com", "ada@example..com", "ada@-example.com", "ada@exa_mp~le.com", "ada@example.c"],
  ...["ada@example.c1", "ada@example.c1m", "ada@example.com.", "ada@[127.0.0.1]", "ada@127.0.0.1"],
  ...[
    "ada@@example.com",
    "ada de@example.com",
    "jörg@müller.例え",
    "😀@example.com",
    "ada@ex\u200Bample.com",
  ],
  ...["ada\u202Emoc.elpmaxe@evil.com", "ada\u00A0@example.com", "עדה@example.com", "ada@مثال.com"],
];
const fits = (email: string) => emailPattern.test(email);

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
