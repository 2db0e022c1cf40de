import { leadLimits, phonePattern } from "@voxlog/product";
import { startPocketBase, type TestPocketBase } from "@voxlog/testing/pocketbase";
import { pageVisitFields, sessionFields } from "@voxlog/tracking/pocketbase";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** A field as PocketBase describes it. */
type Field = {
  name: string;
  type: string;
  max?: number;
  pattern?: string;
  values?: string[];
  required?: boolean;
};
type Collection = { name: string; type: string; system: boolean; fields: Field[] };

let server: TestPocketBase;
let collections: Collection[];
beforeAll(async () => {
  server = await startPocketBase();
  const answer = await fetch(`${server.url}/api/collections?perPage=100`, {
    headers: { Authorization: server.admin.token },
  });
  // What is of type view holds nothing of its own.
  collections = ((await answer.json()) as { items: Collection[] }).items.filter(
    ({ system, type }) => !system && type !== "view",
  );
});
afterAll(() => server.stop());

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

  test.each([
    ["sessions", sessionFields],
    ["app_sessions", sessionFields],
    ["page_visits", pageVisitFields],
    ["app_page_visits", pageVisitFields],
  ])("has the fields of %s that the tracker writes, with their limits and values", (name, written) => {
    const actual = fieldsOf(name).map((field) => [field.name, comparable(field)]);
    expect(Object.fromEntries(actual)).toEqual(
      Object.fromEntries(Object.entries(written).map(([field, limits]) => [field, comparable(limits)])),
    );
  });
});

/** What both sides say of a field. A number's maximum is the server's own affair. */
function comparable(field: Omit<Field, "name" | "values"> & { values?: readonly string[] }) {
  const { type, max, pattern, values, required } = field;
  return {
    type,
    required: required ?? false,
    ...(type === "text" && { max, pattern: pattern ?? "" }),
    ...(type === "select" && { values }),
  };
}
