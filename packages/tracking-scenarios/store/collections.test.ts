import { startPocketBase, type TestPocketBase } from "@voxlog/backend/testing";
import { appSet, siteSet } from "@voxlog/tracked-sets";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** A field, as PocketBase describes it and as the tracker knows it. */
type Field = { type: string; max?: number; pattern?: string; values?: readonly string[]; required?: boolean };
type Collection = { updateRule: string; fields: (Field & { name: string })[] };

/** What PocketBase fills in by itself. */
const SERVERS_OWN = ["id", "created", "updated"];

let server: TestPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

const schemaOf = async (name: string): Promise<Collection> => {
  const response = await fetch(`${server.url}/api/collections/${name}`, {
    headers: { Authorization: server.admin.token },
  });
  return (await response.json()) as Collection;
};

describe.each([
  ["sessions", siteSet.sessionFields],
  ["app_sessions", appSet.sessionFields],
  ["page_visits", siteSet.visitFields],
  ["app_page_visits", appSet.visitFields],
])("The server's %s", (name, written) => {
  const table: Record<string, Field> = written;
  test("have the fields that the tracker writes, with their limits and values", async () => {
    const fields = (await schemaOf(name)).fields.filter((field) => !SERVERS_OWN.includes(field.name));
    expect(Object.fromEntries(fields.map((field) => [field.name, comparable(field)]))).toEqual(
      Object.fromEntries(Object.entries(table).map(([field, limits]) => [field, comparable(limits)])),
    );
  });

  test("let exactly those fields be changed that the tracker changes", async () => {
    const conditions = (await schemaOf(name)).updateRule.split("&&").map((condition) => condition.trim());
    const isFixed = (field: string) => conditions.includes(`@request.body.${field}:isset = false`);
    const fixed = Object.entries(written).filter(([, field]) => !("changedBy" in field));
    expect(Object.keys(written).filter(isFixed).sort()).toEqual(fixed.map(([field]) => field).sort());
  });
});

/** What both sides say of a field. A number's maximum is the server's own affair. */
function comparable({ type, max, pattern, values, required }: Field) {
  return {
    type,
    required: required ?? false,
    ...(type === "text" && { max, pattern: pattern ?? "" }),
    ...(type === "select" && { values }),
  };
}
