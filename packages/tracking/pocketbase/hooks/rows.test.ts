import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { afterEach, expect, test, vi } from "vitest";
import { shuffleConversions } from "./rows.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a backlog of conversions is left to the next run before that one starts, an hour later", async () => {
  vi.useFakeTimers();
  const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const folder = await temporaryFolder();
  const collections = { sessions: ["sessions"], page_visits: ["page_visits"], events: ["events"] };
  await writeFile(join(folder, "voxlog-tracking.json"), JSON.stringify(collections));
  let moves = 0;
  const runInTransaction = () => {
    moves++;
    pass(100);
  };
  const db = () => ({ newQuery: () => ({ all: () => undefined }) });
  const arrayOf = () => Array.from({ length: 10_000 }, (_, id) => ({ id: String(id) }));
  const globals = { $app: { db, runInTransaction }, arrayOf, sleep: pass };
  for (const [name, value] of Object.entries({ ...globals, DynamicModel: Object, __hooks: folder }))
    vi.stubGlobal(name, value);
  const started = Date.now();
  shuffleConversions();
  expect(moves).toBeGreaterThan(1000);
  expect(Date.now() - started).toBeLessThan(60 * 60_000);
});
