import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { dirname, join } from "node:path";
import { listen } from "@voxlog/testing/listen";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { strToU8, zipSync } from "fflate";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { cachedFolder, findBinary, targetFor, VERSION } from "../../pocketbase/find-binary.ts";

const target = targetFor(process.platform, process.arch);
const FILE = `pocketbase_${VERSION}_${target}.zip`;
const PROGRAM = "#!/bin/sh\necho the release\n";
const zip = Buffer.from(zipSync({ "LICENSE.md": strToU8("…"), pocketbase: strToU8(PROGRAM) }));
const checksums = `${"0".repeat(64)}  another.zip\n${hash("sha256", zip)}  ${FILE}\n`;

let folder: string;
let stopping: AbortController;
beforeEach(async () => {
  stopping = new AbortController();
  folder = await temporaryFolder();
  vi.stubEnv("POCKETBASE_BIN", "");
  vi.stubEnv("XDG_CACHE_HOME", join(folder, "cache"));
  vi.stubEnv("PATH", join(folder, "bin"));
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

async function releasesFrom(listener: RequestListener): Promise<string> {
  const server = await listen(listener);
  onTestFinished(server[Symbol.dispose]);
  return server.url;
}

const publish = (files: Record<string, Buffer | string>) =>
  releasesFrom(({ url = "" }, response) => {
    const content = files[url.slice(`/v${VERSION}/`.length)];
    if (content === undefined) response.writeHead(404).end();
    else response.end(content);
  });

const find = (source: Parameters<typeof findBinary>[1]) => findBinary(stopping.signal, source);

async function installGo(script: string): Promise<void> {
  await mkdir(join(folder, "bin"), { recursive: true });
  await writeFile(join(folder, "bin", "go"), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, "bin", "go"), 0o755);
}

const cached = () => join(cachedFolder(target), "pocketbase");
const leftInCache = () => readdir(dirname(cachedFolder(target))).catch(() => []);

const NOWHERE = "http://127.0.0.1:1";

async function expectFailure(finding: Promise<string>, reason: string) {
  await expect(finding).rejects.toThrow(reason);
  expect(await leftInCache()).toEqual([]);
}

const name = async (text: string) => {
  const program = join(folder, "named");
  await writeFile(program, `#!/bin/sh\necho "${text}"\n`, { mode: 0o755 });
  vi.stubEnv("POCKETBASE_BIN", program);
  return program;
};

test("POCKETBASE_BIN is used when it names a PocketBase of our version", async () => {
  const program = await name(`pocketbase version ${VERSION}`);
  expect(await find({ releases: NOWHERE })).toBe(program);
});

test.each([
  ["another", "pocketbase version 0.30.4", /^POCKETBASE_BIN is PocketBase 0\.30\.4: .*0\.40\.4/],
  ["a folder's", "/", /is not a PocketBase with a known version/],
  ["unknown", "v26.0.0", /is not a PocketBase with a known version/],
  ["not readable, as it isn't executable", "", /^POCKETBASE_BIN isn't an executable file: /],
])("POCKETBASE_BIN is rejected when its version is %s", async (_, text, message) => {
  const program = await name(text);
  if (!text) await chmod(program, 0o644);
  if (text === "/") vi.stubEnv("POCKETBASE_BIN", folder);
  await expect(find({ releases: NOWHERE })).rejects.toThrow(message);
});

test("the official release is unpacked, can be run, and is kept", async () => {
  const releases = await publish({ "checksums.txt": checksums, [FILE]: zip });
  expect(await find({ releases })).toBe(cached());
  expect(await readFile(cached(), "utf8")).toBe(PROGRAM);
  await expect(find({ releases: NOWHERE })).resolves.toBe(cached());
  expect(await leftInCache()).toHaveLength(1);
});

test("concurrent starts share one official release", async () => {
  const releases = await publish({ "checksums.txt": checksums, [FILE]: zip });
  const found = await Promise.all(Array.from({ length: 5 }, () => find({ releases })));
  expect(new Set(found)).toEqual(new Set([cached()]));
  expect(await leftInCache()).toHaveLength(1);
});

const empty = Buffer.from(zipSync({ "LICENSE.md": strToU8("…") }));

test.each<[string, string, Buffer | string | undefined, string]>([
  ["doesn't match its checksum", checksums, `${zip}tampered`, "doesn't match its published checksum"],
  ["has no published checksum", "", zip, `checksums.txt doesn't list ${FILE}`],
  ["doesn't exist", checksums, undefined, "the server answered 404"],
  ["contains no program", `${hash("sha256", empty)}  ${FILE}`, empty, "contains no file named pocket"],
])("the official release is thrown away when it %s", async (_, listed, release, reason) => {
  const releases = await publish({ "checksums.txt": listed, ...(release && { [FILE]: release }) });
  await expectFailure(find({ releases }), reason);
});

test("a partial download of the official release is deleted", async () => {
  const releases = await releasesFrom(({ url }, response) => {
    if (!url?.endsWith(".zip")) return void response.end(checksums);
    response.writeHead(200, { "Content-Length": zip.length });
    response.write(zip.subarray(0, 50), () => response.destroy());
  });
  await expectFailure(find({ releases }), `the official release: ${releases}/v${VERSION}/${FILE}`);
});

test("the official release's download times out when no data arrives", async () => {
  const releases = await releasesFrom(() => undefined);
  await expect(find({ releases, timeout: 50 })).rejects.toThrow("no data for 0.05 s");
});

test("go install builds the stock server when the release is unreachable", async () => {
  await installGo(`echo "$@ $GOTOOLCHAIN $CGO_ENABLED" > "$GOBIN/base"`);
  expect(await find({ releases: NOWHERE })).toBe(cached());
  expect(await readFile(cached(), "utf8")).toBe(
    `install -gcflags=all=-dwarf=false -ldflags=-s -w github.com/pocketbase/pocketbase/examples/base@v${VERSION} auto 0\n`,
  );
});

test("go install leaves nothing behind when it fails, and reports the reason", async () => {
  await installGo(`echo half > "$GOBIN/half"; echo "no such module" >&2; exit 1`);
  await expectFailure(find({ releases: NOWHERE }), "no such module");
});

test("a start stopped while it downloads ends at once and leaves nothing behind", async () => {
  const releases = await releasesFrom(() => stopping.abort());
  await expectFailure(find({ releases }), "aborted");
});

test("a start stopped while it builds ends at once and leaves nothing behind", async () => {
  await installGo(`echo > ${folder}/started; exec /bin/sleep 60`);
  const finding = find({ releases: NOWHERE });
  await expect.poll(() => existsSync(join(folder, "started"))).toBe(true);
  stopping.abort();
  await expectFailure(finding, "aborted");
});

test("a failure of every source lists what was tried and three ways to fix it", async () => {
  const failure = await find({ releases: NOWHERE }).catch(String);
  for (const line of [
    "POCKETBASE_BIN: not set",
    `the cache: ${cachedFolder(target)} is empty`,
    `the official release: ${NOWHERE}`,
    "go install: Go isn't installed",
    `set POCKETBASE_BIN to an executable of PocketBase ${VERSION}`,
    "let this machine reach github.com",
    "install Go from https://go.dev/dl",
  ]) {
    expect(failure).toContain(line);
  }
});

test("the release is the one for the machine's system and processor, and Windows has an alternative", () => {
  expect([targetFor("linux", "x64"), targetFor("darwin", "arm64")]).toEqual(["linux_amd64", "darwin_arm64"]);
  expect(() => targetFor("win32", "x64")).toThrow("on Windows, use WSL");
});
