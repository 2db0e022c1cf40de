import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startPocketBase, type TestPocketBase } from "./index.ts";

const signup = { firstName: "Ada", lastName: "de Vries", email: "ada@example.com", company: "Voorbeeld BV" };

function post(server: TestPocketBase, path: string, body: object): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

describe("a test's server", () => {
  let server: TestPocketBase;
  beforeAll(async () => {
    server = await startPocketBase();
  });
  afterAll(() => server.stop());

  test("a test's server takes what visitors send and shows it to the owner", async () => {
    expect((await post(server, "/api/collections/signups/records", signup)).status).toBe(200);
    expect(await server.admin.rows("signups", { filter: "company = 'Voorbeeld BV'" })).toMatchObject([
      signup,
    ]);
  });

  test("a test's server limits no requests and takes batches, unless asked otherwise", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => post(server, "/api/batch", {})));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([400]));
    await server.admin.settings({ batch: { enabled: false } });
    expect((await post(server, "/api/batch", { requests: [] })).status).toBe(403);
  });

  test("a test's server keeps its address, its data and the owner's session over a kill and a restart", async () => {
    await post(server, "/api/collections/signups/records", { ...signup, company: "Kept" });
    await server.kill();
    await expect(fetch(server.url)).rejects.toThrow("fetch failed");
    await server.restart();
    expect(await server.admin.rows("signups", { filter: "company = 'Kept'" })).toHaveLength(1);
  });

  test("a test's server rejects a port that is taken, with the launcher's message as the reason", async () => {
    const port = Number(new URL(server.url).port);
    await expect(startPocketBase({ port })).rejects.toThrow(`Port ${port} is in use`);
  });

  test("a test's server knows nothing of another's visitors, and removes its temporary data when it is stopped", async () => {
    expect(await server.admin.rows("signups")).not.toEqual([]);
    const other = await startPocketBase();
    expect(await other.admin.rows("signups")).toEqual([]);
    expect(existsSync(other.dataDir)).toBe(true);
    await other.stop();
    expect(existsSync(other.dataDir)).toBe(false);
  });
});

test("a test process that is killed leaves no server behind", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "voxlog-killed-"));
  const index = new URL("index.ts", import.meta.url).href;
  const script = `
      const { startPocketBase } = await import(${JSON.stringify(index)});
      console.log((await startPocketBase({ dataDir: ${JSON.stringify(dataDir)} })).url);`;
  const tests = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(tests.stdout, "data");
  const health = `${String(line).trim()}/api/health`;
  expect((await fetch(health)).status).toBe(200);
  tests.kill("SIGKILL");
  const answer = () =>
    fetch(health).then(
      ({ status }) => status,
      () => "no answer",
    );
  await expect.poll(answer).toBe("no answer");
  await rm(dataDir, { recursive: true, force: true });
});
