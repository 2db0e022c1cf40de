import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { freePort } from "@voxlog/testing/free-port";

const root = join(import.meta.dirname, "../../..");

type Started = { output: () => string; stop: () => Promise<number | null>; exit: Promise<number | null> };

function start(env: Record<string, string>): Started {
  const child: ChildProcess = spawn("node", ["apps/server/commands/start.ts"], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  const exit = once(child, "exit").then(([code]) => code as number | null);
  return {
    output: () => output,
    exit,
    stop() {
      child.kill("SIGINT");
      return exit;
    },
  };
}

test.describe("pnpm start", () => {
  // In sequence, because each builds into the same folders.
  test.describe.configure({ mode: "serial", timeout: 90_000 });
  let dataDir: string;
  let port: string;
  let url: string;

  test.beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "voxlog-start-"));
    port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
  });
  test.afterAll(() => rm(dataDir, { recursive: true }));

  test("pnpm start serves site, demo and API on one origin and prints their addresses", async ({
    request,
  }) => {
    const server = start({ PORT: port, DATA_DIR: dataDir });
    await expect.poll(server.output, { timeout: 60_000 }).toContain("Ctrl-C stops");
    for (const path of ["/", "/dashboard", "/reports", "/api/", "/_/"])
      expect(server.output()).toContain(`${url}${path}`);
    expect(server.output()).toContain("run owner EMAIL");
    for (const path of ["/", "/en/pricing", "/dashboard/recordings", "/reports", "/api/health"]) {
      expect((await request.get(url + path)).status(), path).toBe(200);
    }
    const stored = await request.post(`${url}/api/collections/demo_requests/records`, {
      data: { company: "Acme", email: "sam@acme.example" },
    });
    expect(stored.status()).toBe(200);
    expect(await server.stop()).toBe(0);
    await expect(request.get(`${url}/api/health`)).rejects.toThrow("ECONNREFUSED");
  });

  test("pnpm start finds all data at the second start", async ({ request }) => {
    await makeOwner("owner@voxlog.test", "a long password", dataDir);
    const server = start({ PORT: port, DATA_DIR: dataDir });
    await expect.poll(server.output, { timeout: 60_000 }).toContain("Ctrl-C stops");
    const signIn = await request.post(`${url}/api/collections/_superusers/auth-with-password`, {
      data: { identity: "owner@voxlog.test", password: "a long password" },
    });
    const { token } = (await signIn.json()) as { token: string };
    const rows = await request.get(`${url}/api/collections/demo_requests/records`, {
      headers: { Authorization: token },
    });
    expect(await rows.json()).toMatchObject({ items: [{ company: "Acme", email: "sam@acme.example" }] });
    expect(await server.stop()).toBe(0);
  });

  test("pnpm start reports a port in use and exits with 1", async () => {
    const other = createServer().listen(Number(port), "127.0.0.1");
    await once(other, "listening");
    const server = start({ PORT: port, DATA_DIR: dataDir });
    expect(await server.exit).toBe(1);
    expect(server.output().trim().split("\n")).toEqual([expect.stringContaining(`Port ${port}`)]);
    other.close();
  });
});

async function makeOwner(email: string, password: string, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir };
  const child = spawn("node", ["apps/server/commands/owner.ts", email], { cwd: root, env });
  child.stdin.end(`${password}\n`);
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`owner.ts exited with ${code}.`);
}
