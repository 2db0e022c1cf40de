import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "@voxlog/testing/free-port";

/** The program of `pnpm start`. The server's own tests cover what all its launchers do. */
const COMMAND = ["apps/server/commands/start.ts"];
const root = join(import.meta.dirname, "../../..");

test("pnpm start serves site, demo and API on one origin and prints their addresses", async ({ request }) => {
  test.setTimeout(90_000);
  const dataDir = await mkdtemp(join(tmpdir(), "voxlog-start-"));
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn("node", COMMAND, {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  await expect.poll(() => output, { timeout: 60_000 }).toContain("Ctrl-C stops");
  for (const path of ["/", "/dashboard", "/reports", "/api/", "/_/"])
    expect(output).toContain(`${url}${path}`);
  expect(output).toContain("run owner EMAIL");
  for (const path of ["/", "/en/pricing", "/dashboard/recordings", "/reports", "/api/health"]) {
    expect((await request.get(url + path)).status(), path).toBe(200);
  }
  const stored = await request.post(`${url}/api/collections/demo_requests/records`, {
    data: { company: "Acme", email: "sam@acme.example" },
  });
  expect(stored.status()).toBe(200);
  child.kill("SIGINT");
  expect(await exit).toEqual([0, null]);
  await expect(request.get(`${url}/api/health`)).rejects.toThrow("ECONNREFUSED");
  await rm(dataDir, { recursive: true });
});
