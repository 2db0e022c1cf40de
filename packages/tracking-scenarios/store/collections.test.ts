import { startPocketBase, type TestPocketBase } from "@voxlog/backend/testing";
import { pageVisitFields, sessionFields } from "@voxlog/tracking/pocketbase";
import { afterAll, beforeAll, expect, test } from "vitest";

/** A field, as PocketBase describes it and as the tracker knows it. */
type Field = { type: string; max?: number; pattern?: string; values?: readonly string[]; required?: boolean };

/** What PocketBase fills in by itself. */
const SERVERS_OWN = ["id", "created", "updated"];

let server: TestPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

test.each([
  ["sessions", sessionFields],
  ["app_sessions", sessionFields],
  ["page_visits", pageVisitFields],
  ["app_page_visits", pageVisitFields],
])(
  "The server's %s have the fields that the tracker writes, with their limits and values",
  async (name, written) => {
    const answer = await fetch(`${server.url}/api/collections/${name}`, {
      headers: { Authorization: server.admin.token },
    });
    const { fields } = (await answer.json()) as { fields: (Field & { name: string })[] };

    expect(
      Object.fromEntries(
        fields
          .filter((field) => !SERVERS_OWN.includes(field.name))
          .map((field) => [field.name, comparable(field)]),
      ),
    ).toEqual(
      Object.fromEntries(Object.entries(written).map(([field, limits]) => [field, comparable(limits)])),
    );
  },
);

/** What both sides say of a field. A number's maximum is the server's own affair. */
function comparable({ type, max, pattern, values, required }: Field) {
  return {
    type,
    required: required ?? false,
    ...(type === "text" && { max, pattern: pattern ?? "" }),
    ...(type === "select" && { values }),
  };
}
