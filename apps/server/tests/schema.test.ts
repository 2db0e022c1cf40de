import { emailPattern, type LeadField, leadFields, originFields } from "@voxlog/product";
import { languages } from "@voxlog/texts/mail";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { collectionsOf } from "@voxlog/tracking/backend";
import { expect, test } from "vitest";
import { demoRequest } from "./samples.ts";
import { send, sharedServer } from "./server.ts";

type Field = Pick<LeadField, "name" | "required"> & {
  type: string;
  max?: number;
  pattern?: string;
  values?: string[];
};
type Collection = { name: string; type: string; system: boolean; fields: Field[]; indexes: string[] };

const server = await sharedServer();
const { items } = await server.admin.send<{ items: Collection[] }>("GET", "/api/collections?perPage=100");
const collections = items.filter(({ system }) => !system);

const SERVERS_OWN = ["id", "created", "updated"];
const fieldsOf = (name: string) =>
  collections
    .find((each) => each.name === name)
    ?.fields.filter((field) => !SERVERS_OWN.includes(field.name)) ?? [];

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

test.each<[string, readonly LeadField[]]>(Object.entries(leadFields))(
  "the database's schema has the fields of %s that the forms and their pages send, with their limits",
  (collection, fields) => {
    const inSchema = fieldsOf(collection).map(({ name, required, max, pattern }) => ({
      name,
      required: required ?? false,
      max,
      pattern: pattern === NOT_BLANK ? "" : pattern,
    }));
    // An email field has neither a maximum nor a pattern in the schema: a hook limits its length, which another test
    // covers.
    const expected = fields.map(({ name, type, required = false, max, pattern }) => ({
      name,
      required,
      max: type === "email" ? undefined : max,
      pattern: type === "email" ? undefined : (pattern?.source ?? ""),
    }));
    const origin = originFields.map((field) => ({ ...field, required: false, pattern: "" }));
    expect(inSchema.sort(byName)).toEqual([...expected, ...origin].sort(byName));
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

test("the database's schema has every product language wherever it stores one, and no other", () => {
  const stored = collections
    .flatMap(({ fields }) => fields)
    .filter(({ name, type }) => name === "language" && type === "select");
  expect(stored.map(({ values }) => values)).toEqual(stored.map(() => [...languages]));
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

/** The schema's pattern of a required field that declares none. */
const NOT_BLANK = "\\S";

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name);
