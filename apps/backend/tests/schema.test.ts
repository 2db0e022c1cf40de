import { leadLimits, phonePattern } from "@voxlog/product";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestPocketBase } from "../testing/index.ts";
import { sharedServer } from "./shared-server.ts";

/** A field as PocketBase describes it. */
type Field = { name: string; max?: number; pattern?: string };
type Collection = { name: string; type: string; system: boolean; fields: Field[] };

let server: TestPocketBase;
let collections: Collection[];
beforeAll(async () => {
  server = await sharedServer();
  const answer = await fetch(`${server.url}/api/collections?perPage=100`, {
    headers: { Authorization: server.admin.token },
  });
  // What is of type view holds nothing of its own.
  collections = ((await answer.json()) as { items: Collection[] }).items.filter(
    ({ system, type }) => !system && type !== "view",
  );
});

const SERVERS_OWN = ["id", "created", "updated"];
const fieldsOf = (name: string) =>
  collections
    .find((each) => each.name === name)
    ?.fields.filter((field) => !SERVERS_OWN.includes(field.name)) ?? [];

describe("the database's schema", () => {
  test("has the product's collections and no other", () => {
    const expected = [
      "signups",
      "demo_requests",
      "sessions",
      "page_visits",
      "app_sessions",
      "app_page_visits",
      "outbox",
    ];
    expect(collections.map(({ name }) => name).sort()).toEqual(expected.sort());
  });

  test.each(Object.entries(leadLimits))(
    "has the fields of %s that the forms send, with their limits",
    (name, limits) => {
      // An e-mail field has no maximum of its own in the schema: a hook holds it, tested by its effect.
      const expected = Object.entries(limits).map(([field, max]) => ({
        name: field,
        max: field === "email" ? undefined : max,
      }));
      expect(fieldsOf(name).map((field) => ({ name: field.name, max: field.max }))).toEqual(expected);
    },
  );

  test("takes the phone numbers that the form takes", () => {
    const phone = fieldsOf("signups").find(({ name }) => name === "phone");
    expect(phone?.pattern).toBe(phonePattern.source);
  });
});
