import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { beforeAll, expect, test } from "vitest";
import { encryptFile, makeKeyPair } from "../../ops/backups/encryption.ts";
import { runPiped } from "../../testing/run-command.ts";
import { signup } from "../samples.ts";
import { createRecord, createStaff, ownServer } from "../server.ts";
import { runAtTerminal } from "./run-at-terminal.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const PASSWORD = "a long password";
/**
 * Programs that tests don't run: they change the machine, or need systemd, Docker, Litestream or another machine. Tests
 * check their syntax, and whether the files and units that they name exist.
 */
const PROGRAMS =
  /^(sudo (-u voxlog )?)?(systemctl|journalctl|systemd-run|docker compose|openssl|rsync|ffmpeg|tar|chown|cp|install|sh -c|(cd \/srv\/voxlog && )?npx -y pnpm@12) /;

const guide = await readFile(join(ROOT, "docs/owner.md"), "utf8");
const pages = [guide];
for await (const page of glob("docs/owner/*.md", { cwd: ROOT }))
  pages.push(await readFile(join(ROOT, page), "utf8"));
const commands = new Set(
  pages.flatMap((page) =>
    [...page.matchAll(/(?:^\$ |^|`)voxlog ([a-z][^\n`#]*)/gm)].map(([, command = ""]) => command.trim()),
  ),
);

/** The other commands: those of blocks without their settings, and of sentences. */
const otherCommands = pages.flatMap((page) => {
  const blocks = [...page.matchAll(/^ *```sh\n(.*?)^ *```/gms)].map(([, block = ""]) =>
    block.replace(/^voxlog\(\) \{.*?^\}/ms, "").replace(/\\\n\s*/g, ""),
  );
  const lines = blocks.flatMap((block) => block.split("\n").map((line) => line.trim()));
  const inSentences = [...page.matchAll(/`([a-z]+ [^`\n]+)`/g)].map(([, command = ""]) => command);
  const isCommand = (line: string) => line && !/^(#|[A-Z\d_]+=|voxlog )/.test(line);
  return [...lines.filter(isCommand), ...inSentences.filter((line) => PROGRAMS.test(line))];
});

const server = await ownServer();
const folder = await temporaryFolder();
const keys = await makeKeyPair();
const backup = join(folder, "backup.zip.age");
const shell = join(folder, "voxlog.sh");

/** Replaces the owner's input and the data folder. A pipe passes a password once. */
const inputs: Record<string, { questions: string[]; answer: string; data?: string }> = {
  owner: { questions: ["characters:", "Repeat the password:"], answer: PASSWORD },
  staff: { questions: ["characters:", "Repeat the password:"], answer: PASSWORD },
  "privacy erase": { questions: ["(yes/no)"], answer: "yes" },
  restore: { questions: ["AGE-SECRET-KEY"], answer: keys.secret, data: join(folder, "restored") },
};

async function writeShell(): Promise<void> {
  const [definition = ""] = /^voxlog\(\) \{.*?^\}/ms.exec(guide) ?? [];
  expect(definition).toContain("DATA_DIR=/var/lib/voxlog");
  const here = definition
    .replaceAll("/srv/voxlog", ROOT)
    .replace("DATA_DIR=/var/lib/voxlog", '"DATA_DIR=$DATA"')
    .replace("XDG_CACHE_HOME=/var/cache/voxlog", "");
  await writeFile(shell, `sudo() { shift 2; "$@"; }\n${here}\nvoxlog "$@"\n`);
}

beforeAll(async () => {
  await writeShell();
  const name = "guide_backup.zip";
  await server.admin.send("POST", "/api/backups", { name });
  const made = join(server.dataDir, "backups", name);
  await encryptFile(made, backup, keys.recipient, new AbortController().signal);
});

test("the guides have every command that an owner runs", () => {
  const names = [...commands].map((command) => command.split(" ")[0]);
  expect([...new Set(names)].sort()).toEqual(["backup-key", "owner", "privacy", "restore", "staff"]);
});

/** Returns what a command names that doesn't exist: a file of the checkout, a unit, a container, or a script. */
async function missingIn(command: string): Promise<string[]> {
  const files = [...command.matchAll(/(?<=\/srv\/voxlog\/)\S+|apps\/\S+\.ts/g)].map(String);
  const units = /systemctl (?:\w+ )(?:--now )?(.*)/.exec(command)?.[1]?.split(" ") ?? [];
  const [, filter, script = ""] = /pnpm@12 (?:--filter @voxlog\/(\S+) )?(\S+)/.exec(command) ?? [];
  const manifest = join(ROOT, filter ? `packages/${filter}` : "", "package.json");
  const { scripts } = JSON.parse(await readFile(manifest, "utf8")) as { scripts: Record<string, string> };
  const containers = await readFile(join(ROOT, "compose.yaml"), "utf8");
  return [
    ...[...files, ...units.map((unit) => `apps/server/deploy/${unit}.service`)].filter(
      (file) => !existsSync(join(ROOT, file)),
    ),
    ...(script && script !== "run" && !scripts[script] ? [script] : []),
    ...(command.startsWith("docker") && !/^ {2}voxlog:$/m.test(containers) ? ["voxlog"] : []),
  ];
}

test.each(otherCommands)("a system command has correct syntax and names what exists: %s", async (command) => {
  expect(command).toMatch(PROGRAMS);
  expect(spawnSync("bash", ["-n", "-c", command], { encoding: "utf8" })).toMatchObject({
    status: 0,
    stderr: "",
  });
  expect(await missingIn(command)).toEqual([]);
});

const inputOf = (command: string) =>
  Object.entries(inputs).find(([name]) => command.startsWith(name) && !command.endsWith(" --remove"))?.[1];
/** A command without a question runs the same at a terminal. */
const runs = [...commands].flatMap((command) => [
  [command, "a pipe"],
  ...(inputOf(command) ? [[command, "a terminal"]] : []),
]);

test.each(runs)("voxlog %s succeeds as the guide says, with %s", async (command = "", kind) => {
  const args = command.split(" ").map((word) => (word.endsWith(".zip.age") ? backup : word));
  const { questions = [], answer = "", data } = inputOf(command) ?? {};
  const typed = questions.map((question): [string, string] => [question, `${answer}\r`]);
  const env = { DATA: data ? `${data} with ${kind}` : server.dataDir };
  if (args[0] === "privacy") await createRecord(server, "signups", { ...signup(), email: String(args[2]) });
  if (args.includes("--remove")) await createStaff(server, { email: String(args[1]), password: PASSWORD });
  const { code, ...shown } =
    kind === "a pipe"
      ? await runPiped(shell, args, env, answer && `${answer}\n`)
      : await runAtTerminal(shell, args, env, typed);
  expect([code, shown]).toEqual([0, expect.anything()]);
  for (const secret of [PASSWORD, keys.secret]) expect(JSON.stringify(shown)).not.toContain(secret);
});
