import { readdir } from "node:fs/promises";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { beforeEach, describe, expect, test } from "vitest";
import { defineSet } from "../core/set.ts";
import { backendFiles, writeBackend } from "./write-backend.ts";

let out: string;
beforeEach(async () => {
  out = await temporaryFolder();
});

const shop = defineSet({ name: "shop" });

test("writeBackend writes nothing the second time, in any order of sets", async () => {
  const docs = defineSet({ name: "docs" });
  await writeBackend({ sets: [shop, docs], out });
  expect(await backendFiles({ sets: [docs, shop], out })).toEqual([]);
});

describe("invalid sets are rejected before anything is written:", () => {
  test.each([
    ["two in the same collections", [shop, defineSet({ name: "other", prefix: "shop_" })], "shop_sessions"],
    ["two of one name", [shop, defineSet({ name: "shop", prefix: "x_" })], '"shop"'],
    ["an invalid name", [defineSet({ name: "my-shop" })], `"my-shop_sessions" isn't a valid name`],
    ["an empty list", [defineSet({ name: "shop", conversions: [] })], "conversion_type has no values"],
  ])("%s", async (_, sets, message) => {
    await expect(writeBackend({ sets, out })).rejects.toThrow(message);
    expect(await readdir(out)).toEqual([]);
  });

  test("writeBackend rejects a field that would change its type", async () => {
    await writeBackend({ sets: [shop], out });
    const changed = writeBackend({ sets: [defineSet({ name: "shop", languages: ["nl"] })], out });
    await expect(changed).rejects.toThrow("language of shop_sessions can't become a field of type select");
  });
});
