import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { encryptFile, makeKeyPair } from "../../ops/backups/encryption.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { signup } from "../samples.ts";
import { createRecord, ownServer } from "../server.ts";
import { runAtTerminal, runPiped } from "./run-command.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const PASSWORD = "a long password";

const guide = await readFile(join(ROOT, "docs/owner.md"), "utf8");
const pages = [guide];
for await (const page of glob("docs/owner/*.md", { cwd: ROOT }))
  pages.push(await readFile(join(ROOT, page), "utf8"));
/** Every command of the guides, in a block or in a sentence. */
const commands = new Set(
  pages.flatMap((page) =>
    [...page.matchAll(/(?:^\$ |^|`)voxlog ([a-z][^\n`#]*)/gm)].map(([, command = ""]) => command.trim()),
  ),
);

const server = await ownServer();
const folder = await temporaryFolder();
const keys = await makeKeyPair();
const backup = join(folder, "backup.zip.age");
const shell = join(folder, "voxlog.sh");

/** What the owner types, and the folder of the data; a pipe asks for a password once. */
const inputs: Record<string, { typed: [question: string, answer: string][]; piped: string; data?: string }> =
  {
    owner: passwords(),
    staff: passwords(),
    "privacy erase": { typed: [["(yes/no)", "yes\r"]], piped: "yes\n" },
    restore: {
      typed: [["AGE-SECRET-KEY", `${keys.secret}\r`]],
      piped: `${keys.secret}\n`,
      data: join(folder, "restored"),
    },
  };

function passwords(): { typed: [string, string][]; piped: string } {
  const typed = ["characters:", "Repeat the password:"].map((question): [string, string] => [
    question,
    `${PASSWORD}\r`,
  ]);
  return { typed, piped: `${PASSWORD}\n` };
}

/** The guide's own function, for this checkout and without another user. */
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

const runs = [...commands].flatMap((command) => [
  [command, "a terminal"],
  [command, "a pipe"],
]);

test.each(runs)("voxlog %s succeeds as the guide says, with %s", async (command = "", kind) => {
  const args = command.split(" ").map((word) => (word.endsWith(".zip.age") ? backup : word));
  const isRemoval = args.includes("--remove");
  const [, input] = Object.entries(inputs).find(([name]) => command.startsWith(name) && !isRemoval) ?? [];
  const { typed = [], piped = "", data } = input ?? {};
  const env = { DATA: data ? `${data} with ${kind}` : server.dataDir };
  if (args[0] === "privacy") await createRecord(server, "signups", { ...signup(), email: String(args[2]) });
  if (isRemoval) await runPiped(shell, args.slice(0, 2), env, `${PASSWORD}\n`);
  const { code, ...shown } =
    kind === "a pipe"
      ? await runPiped(shell, args, env, piped)
      : await runAtTerminal(shell, args, env, typed);
  expect([code, shown]).toEqual([0, expect.anything()]);
  for (const secret of [PASSWORD, keys.secret]) expect(JSON.stringify(shown)).not.toContain(secret);
});
