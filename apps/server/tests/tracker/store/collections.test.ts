import { appSet, siteSet } from "@voxlog/tracked-sets";
import { type Collection, collectionsOf } from "@voxlog/tracking/backend";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "../../../testing/index.ts";

let server: TestPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

const onServer = async (name: string): Promise<Collection> => {
  const response = await fetch(`${server.url}/api/collections/${name}`, {
    headers: { Authorization: server.admin.token },
  });
  return (await response.json()) as Collection;
};

const names = (collection: Collection) => collection.fields.map(({ name }) => name).sort();
const indexNames = ({ indexes }: Collection) => indexes.map((index) => index.split("`")[1]);

describe.each([siteSet, appSet].flatMap(collectionsOf).map((each) => [each.name, each] as const))(
  "The server's %s",
  (name, declared) => {
    test("have the fields that the tracker writes and no other, with their limits and values", async () => {
      const stored = await onServer(name);
      expect(names(stored)).toEqual(["id", ...names(declared)].sort());
      for (const field of declared.fields)
        expect(stored.fields.find((each) => each.name === field.name)).toMatchObject(field);
    });

    test("let exactly that be sent and changed which the tracker sends and changes", async () => {
      const { listRule, createRule, updateRule } = declared;
      expect(await onServer(name)).toMatchObject({ listRule, createRule, updateRule });
    });

    test("are indexed by what is searched for", async () => {
      expect(indexNames(await onServer(name))).toEqual(expect.arrayContaining(indexNames(declared)));
    });
  },
);
