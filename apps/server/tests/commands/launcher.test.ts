import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "@voxlog/testing/free-port";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { saveAccount } from "../../accounts/save-account.ts";
import { copyDatabase } from "../../testing/index.ts";
import { runAtTerminal } from "./run-command.ts";

const LAUNCHER = join(import.meta.dirname, "..", "..", "commands");

type Launched = {
  child: ChildProcess;
  ending: Promise<{ code: number | null; stdout: string; stderr: string }>;
};

let folder: string;
let launched: Launched[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "voxlog-launcher-"));
  launched = [];
});
afterEach(async () => {
  // Asked, not killed: a launcher that is killed cannot end its server.
  for (const { child, ending } of launched) {
    child.kill("SIGTERM");
    await ending;
  }
  await rm(folder, { recursive: true, force: true });
});

function launch(script: string, env: Record<string, string> = {}, args: string[] = [], typed = ""): Launched {
  const child = spawn(process.execPath, [join(LAUNCHER, script), ...args], {
    env: { ...process.env, DATA_DIR: join(folder, "data"), ...env },
    stdio: ["pipe", "pipe", "pipe", "ipc"],
  });
  child.stdin?.end(typed);
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error("The launcher's output is not piped.");
  const ending = Promise.all([once(child, "exit"), text(stdout), text(stderr)]).then(
    ([[code], out, errors]) => ({ code: code as number | null, stdout: out, stderr: errors }),
  );
  launched.push({ child, ending });
  return { child, ending };
}

async function serving(env: Record<string, string> = {}) {
  const port = String(await freePort());
  const { child, ending } = launch("serve.ts", { PORT: port, ...env });
  const [{ url, pid }] = (await once(child, "message")) as [{ url: string; pid: number }];
  return { child, ending, url, pid, port };
}

/** A server that has run before: its first start would take three times as long. */
async function servingAgain() {
  await copyDatabase(join(folder, "data"));
  return serving();
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe("a setting that cannot work", () => {
  /** Expects one line on stderr, nothing else, and exit code 1. */
  async function expectRefusal(env: Record<string, string>, message: RegExp, script = "serve.ts") {
    const { code, stdout, stderr } = await launch(script, env).ending;
    expect({ code, stdout, lines: stderr.trimEnd().split("\n").length }).toEqual({
      code: 1,
      stdout: "",
      lines: 1,
    });
    expect(stderr).toMatch(message);
  }

  test.each(["start.ts", "serve.ts", "dev.ts"])(
    "a setting that cannot work is named by %s, with what would work",
    async (script) => {
      const message = /^PORT is "http"\. Set it to a number from 1 to 65535\.$/m;
      await expectRefusal({ PORT: "http" }, message, script);
    },
  );

  test("a setting that cannot work that is a port which is taken is told, and how to choose another", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const address = other.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    await expectRefusal({ PORT: String(port) }, new RegExp(`^Port ${port} is in use .* PORT=${port + 1}`));
    other.close();
  });

  test("a setting that cannot work that is a data folder which cannot be written to is told, and how to choose another", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");
    const env = { PORT: String(await freePort()), DATA_DIR: join(file, "data") };
    await expectRefusal(env, /^The data folder isn't writable: .*file\/data .* DATA_DIR=/);
  });

  test("a setting that cannot work that is a binary which is not there is told", async () => {
    const env = { PORT: String(await freePort()), POCKETBASE_BIN: "/no/such/file" };
    await expectRefusal(env, /^POCKETBASE_BIN isn't an executable file: \/no\/such\/file\./);
  });
});

test("serve.ts with a build that is not there says which, and to build it", async () => {
  const { code, stderr } = await launch("serve.ts", {
    PORT: String(await freePort()),
    SITE_DIR: "/no/build",
  }).ending;
  expect([code, stderr]).toEqual([
    1,
    "SITE_DIR names a folder without a build: /no/build. Build the app, or unset it.\n",
  ]);
});

test.each(["SIGINT", "SIGTERM", "SIGHUP", "the end of the process that started it"])(
  "a command ends by itself, with exit code 0, at %s",
  async (what) => {
    const module = new URL("../../process/command.ts", import.meta.url).href;
    const script = `
      import { runCommand, whenAborted } from ${JSON.stringify(module)};
      await runCommand((signal) => { process.send("runs"); return whenAborted(signal); });`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    await once(child, "message");
    if (what.startsWith("SIG")) child.kill(what as NodeJS.Signals);
    else child.disconnect();
    expect(await once(child, "exit")).toEqual([0, null]);
  },
);

test("a running server ends with exit code 0 when Ctrl-C reaches PocketBase first", async () => {
  const { ending, pid } = await servingAgain();
  process.kill(pid, "SIGINT");
  expect(await ending).toMatchObject({ code: 0, stderr: "" });
});

test("a running server says so and ends with exit code 1 when PocketBase dies", async () => {
  const { ending, pid } = await servingAgain();
  process.kill(pid, "SIGKILL");
  const { code, stderr } = await ending;
  expect(code).toBe(1);
  expect(stderr).toBe(
    "PocketBase ended by itself (SIGKILL). Start again; nothing that was stored is lost.\n",
  );
});

test("a running server prints no token for an owner's account, makes none, and ends with its PocketBase", async () => {
  const { child, ending, url, pid } = await serving();
  await fetch(`${url}/_/`);
  child.kill("SIGTERM");
  expect(await ending).toEqual({ code: 0, stdout: `Serving at ${url}\n`, stderr: "" });
  expect(isAlive(pid)).toBe(false);
});

test("the server of development takes calls from the apps' own servers, and ends at SIGTERM", async () => {
  await copyDatabase(join(folder, "data"));
  const port = String(await freePort());
  const { child, ending } = launch("dev.ts", { PORT: port });
  await once(child.stdout ?? child, "data");
  const response = await fetch(`http://127.0.0.1:${port}/api/health`, {
    headers: { Origin: "http://localhost:5173" },
  });
  expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  child.kill("SIGTERM");
  expect(await ending).toMatchObject({ code: 0, stderr: "" });
});

describe("the owner's account", () => {
  const signIn = async (
    url: string,
    password: string,
    collection = "_superusers",
    identity = "owner@example.com",
  ) =>
    (
      await fetch(`${url}/api/collections/${collection}/auth-with-password`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ identity, password }),
      })
    ).status;

  test("the owner's account is made before the first start, and given a new password while the server runs", async () => {
    const first = await launch("owner.ts", {}, ["owner@example.com"], "first password\n").ending;
    expect(first).toMatchObject({ code: 0, stderr: "" });
    const { url } = await serving();
    expect(await signIn(url, "first password")).toBe(200);
    const second = await launch("owner.ts", {}, ["owner@example.com"], "second password\n").ending;
    expect(second.stdout).not.toContain("second password");
    expect(await signIn(url, "first password")).toBe(400);
    expect(await signIn(url, "second password")).toBe(200);
  });

  test("the owner's account and the staff's are made once there is data, and taken away", async () => {
    const staff = (...args: string[]) => launch("staff.ts", {}, args, "long enough\n").ending;
    expect((await staff("ada@example.com")).stderr).toContain("Start the server once");
    const { url } = await servingAgain();
    const isLetIn = () => signIn(url, "long enough", "staff", "ada@example.com");
    expect(await staff("ada@example.com")).toMatchObject({ code: 0, stderr: "" });
    expect(await isLetIn()).toBe(200);
    expect(await staff("ada@example.com", "--remove")).toMatchObject({ code: 0, stderr: "" });
    expect(await isLetIn()).toBe(400);
    expect((await staff("ada@example.com", "--remove")).stderr).toContain("ada@example.com has no account");
  });

  test.each([
    ["owner.ts", "long enough\r", 0, "owner@example.com is the owner now"],
    ["staff.ts", "long enough\r", 0, "owner@example.com can read reports"],
    ["owner.ts", "something else\r", 1, "The passwords differ. Nothing was changed."],
    ["owner.ts", "\u0004", 1, "There was no answer, so nothing was changed."],
    ["staff.ts", "long en\u0003", 130, ""],
  ])(
    "%s asks for a password twice at a terminal: after %j the exit code is %i",
    async (script, again, ...ending) => {
      await copyDatabase(join(folder, "data"));
      const { code, shown, isCooked } = await runAtTerminal(
        script,
        ["owner@example.com"],
        { DATA_DIR: join(folder, "data") },
        [
          ["Password:", "long enough\r"],
          ["Repeat the password:", again],
        ],
      );
      const [exitCode, outcome] = ending;
      expect(shown).toMatch(
        new RegExp(`^Password: \\nRepeat the password: \\n${outcome}${outcome && ".*\\n"}$`),
      );
      expect([code, isCooked]).toEqual([exitCode, true]);
    },
  );

  test.each([
    ["without an address", [], "long enough", "Usage: "],
    ["with the password as an argument", ["owner@example.com", "long enough"], "", "prompts for"],
    ["without a password", ["owner@example.com"], "", "There was no answer, so nothing was changed."],
    ["with a short password", ["owner@example.com"], "short", "8 to 71 characters"],
  ])("the owner's account rejects %s, with the reason and exit code 1", async (_, args, typed, reason) => {
    const { code, stderr } = await launch("owner.ts", { DATA_DIR: folder }, args, typed).ending;
    expect(code).toBe(1);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stderr).toContain(reason);
  });

  test.each([
    ["an empty password", "owner@example.com", "", "8 to 71 characters"],
    ["a password of 72 characters", "owner@example.com", "x".repeat(72), "8 to 71 characters"],
    ["an address that is none", "owner", "long enough", "valid email"],
  ])("an account isn't saved with %s", async (_, email, password, reason) => {
    await expect(saveAccount(folder, "_superusers", email, password)).rejects.toThrow(reason);
  });
});
