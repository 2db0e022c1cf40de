import { execFile } from "node:child_process";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { defineSet } from "@voxlog/tracking";
import { writeBackend } from "@voxlog/tracking/backend";
import { expect, test } from "vitest";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { pocketbaseFlags } from "../pocketbase/child.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";

const binary = await findBinary(new AbortController().signal);
const folder = await temporaryFolder();

function migrate(...command: string[]): Promise<unknown> {
  const running = promisify(execFile)(binary, ["migrate", ...command]);
  running.child.stdin?.end("y\n");
  return running;
}

test("reverting the migrations fails and keeps every lead", async () => {
  const flags = pocketbaseFlags(join(folder, "ours"));
  await migrate("up", ...flags);
  using database = new DatabaseSync(join(folder, "ours", "data.db"));
  database.exec("INSERT INTO demo_requests (id, company, email) VALUES ('a', 'b', 'c')");
  await expect(migrate("down", "2", ...flags)).rejects.toThrow("Restore a backup");
  expect(database.prepare("SELECT email FROM demo_requests").all()).toEqual([{ email: "c" }]);
});

test("entries of the audit trail from before events had names stay readable", async () => {
  const flags = pocketbaseFlags(join(folder, "trail"));
  const [migrations = ""] = flags.filter((flag) => flag.startsWith("--migrationsDir="));
  const earlier = join(folder, "earlier");
  const filter = (path: string) => !path.endsWith("_audit_events.js");
  await cp(migrations.replace("--migrationsDir=", ""), earlier, { recursive: true, filter });
  await migrate("up", ...flags.with(flags.indexOf(migrations), `--migrationsDir=${earlier}`));
  using database = new DatabaseSync(join(folder, "trail", "data.db"));
  const insert = database.prepare(
    "INSERT INTO audit (id, who, action, what, created) VALUES (?, ?, ?, ?, '2026-11-01 10:00:00.000Z')",
  );
  const old = [
    ["ada@voxlog.test", "signed in", "Firefox, Linux"],
    ["ada@voxlog.test", "exported", "leads (open)"],
    ["ada@voxlog.test", "exported", "a view of the reports, by the link abc"],
    ["ada@voxlog.test", "changed", "PATCH /api/collections/_superusers/records/abc"],
    ["ada, by command", "erased", "what is stored about a person: 2 rows"],
    ["unknown, by command", "changed", "the staff account bob@voxlog.test: removed"],
  ] as const;
  for (const [index, row] of old.entries()) insert.run(String(index), ...row);
  await migrate("up", ...flags);
  const rows = database.prepare("SELECT who, byCommand, event, what FROM audit ORDER BY id").all();
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["ada@voxlog.test", 0, "signedIn", "Firefox, Linux"],
    ["ada@voxlog.test", 0, "exportedLeads", "open"],
    ["ada@voxlog.test", 0, "sharedView", "abc"],
    ["ada@voxlog.test", 0, "changedOwner", "PATCH /api/collections/_superusers/records/abc"],
    ["ada", 1, "erasedPerson", "2"],
    ["unknown", 1, "removedStaff", "bob@voxlog.test"],
  ]);
  expect(() => database.exec("UPDATE audit SET who = 'else'")).toThrow("can't be changed");
});

test("a tracking migration rejects a product's own collection of the same name", async () => {
  const out = join(folder, "foreign");
  await writeBackend({ sets: [defineSet({ name: "shop" })], out, number: "2" });
  const product = `migrate((app) => app.save(new Collection({ name: "shop_page_visits", type: "base" })), () => {});`;
  await writeFile(join(out, "pb_migrations/1_product.js"), product);
  const folders = [`--dir=${join(out, "pb_data")}`, `--migrationsDir=${join(out, "pb_migrations")}`];
  await expect(migrate("up", ...folders, "--dev=false")).rejects.toThrow(
    "There is a collection shop_page_visits that is not for tracking",
  );
});
