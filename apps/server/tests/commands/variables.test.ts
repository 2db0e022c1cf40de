import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readVariable, tables } from "../../configuration/variables.ts";
import { renderVariables } from "../../configuration/write-variables.ts";

const SERVER = join(import.meta.dirname, "../..");
/** Only builds read it. */
const BUILDS = ["VITE_TRACKING_URL"];
const names: string[] = Object.values(tables).flatMap((table) => Object.keys(table));

/** Tables are aligned when they're formatted. */
const unaligned = (text: string) => text.replace(/ +/g, " ").replace(/-{3,}/g, "---");

test("guides, the example file and compose files match the table of variables", async () => {
  for (const { path, before, after } of await renderVariables())
    expect([path, unaligned(before)]).toEqual([path, unaligned(after)]);
});

test("containers get no setting that isn't documented", async () => {
  const files = ["compose.yaml", "compose.scale.yaml"].map((file) => join(SERVER, "../..", file));
  const [compose = "", scale = ""] = await Promise.all(files.map((file) => readFile(file, "utf8")));
  const all = [...(compose + scale).matchAll(/^ +([A-Z][A-Z_\d]+):|\$\{([A-Z_\d]+)/gm)];
  const used = new Set(all.map(([, set, filledIn]) => set ?? filledIn));
  const others = [...BUILDS, "CLICKHOUSE_USER", "CLICKHOUSE_PASSWORD"];
  expect([...used].filter((name = "") => ![...names, ...others].includes(name))).toEqual([]);
});

test("the image is built with every variable of the builds", async () => {
  const [turbo, dockerfile, compose, scale] = await Promise.all(
    ["turbo.json", "Dockerfile", "compose.yaml", "compose.scale.yaml"].map((file) =>
      readFile(join(SERVER, "../..", file), "utf8"),
    ),
  );
  const ofBuilds: string[] = JSON.parse(turbo ?? "").tasks.build.env;
  const [, accepted = ""] = /^ARG (VOXLOG_DOMAIN.*)$/m.exec(dockerfile ?? "") ?? [];
  expect(accepted.replaceAll('=""', "").split(" ").sort()).toEqual([...ofBuilds].sort());
  const passed = [...`${compose}${scale}`.matchAll(/^ {6,8}([A-Z_]+): \S/gm)].map(([, name]) => name);
  expect(passed).toEqual(expect.arrayContaining(ofBuilds));
});

test("the server reads exactly the variables in the table", async () => {
  const sources = (await readdir(SERVER, { recursive: true })).filter(
    (file) =>
      file.endsWith(".ts") && !/node_modules|^(tests|testing|soak|bench|build)\/|variables\.ts$/.test(file),
  );
  const text = (await Promise.all(sources.map((file) => readFile(join(SERVER, file), "utf8")))).join("\n");
  const read = new Set(
    text.match(/\b(VOXLOG_[A-Z\d_]*[A-Z\d]\b(?!_)|VITE_[A-Z_]+|CLICKHOUSE_(URL|DATABASE|CLUSTER))/g),
  );
  expect([...read].filter((name) => !names.includes(name) && !BUILDS.includes(name))).toEqual([]);
  const ofBuilds = ["VITE_DEMO_URL", "VITE_API_URL", "VOXLOG_LAUNCH"];
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(text) && !ofBuilds.includes(name))).toEqual(
    [],
  );
});

test.each([
  ["VOXLOG_KEEP_TRACKING_DAYS", undefined, 400],
  ["VOXLOG_KEEP_TRACKING_DAYS", "", 400],
  ["VOXLOG_KEEP_TRACKING_DAYS", "30", 30],
  ["VOXLOG_SMTP_TLS", undefined, "starttls"],
  ["VOXLOG_SECOND_FACTOR", "", ""],
] as const)("the variable %s is read as it's documented: %s", (name, text, value) => {
  expect(readVariable({ [name]: text }, name)).toBe(value);
});

test.each([
  ["VOXLOG_KEEP_TRACKING_DAYS", "0", "a number from 1 to 400"],
  ["VOXLOG_KEEP_TRACKING_DAYS", "401", "a number from 1 to 400"],
  ["VOXLOG_KEEP_TRACKING_DAYS", "a year", "a number from 1 to 400"],
  ["VOXLOG_KEEP_TRACKING_DAYS", "1.5", "a number from 1 to 400"],
  ...["-1", "http", "0", "65536", "80.5", " ", "8090 "].map(
    (port) => ["PORT", port, "a number from 1 to 65535"] as const,
  ),
  ["VOXLOG_PROOF_OF_WORK", "yes", "on or off"],
  ["VOXLOG_SMTP_TLS", "ssl", "starttls, tls or off"],
] as const)(
  "the variable %s is rejected as %s, and the message says what it may be",
  (name, text, message) => {
    expect(() => readVariable({ [name]: text }, name)).toThrow(`${name} is "${text}". Set it to ${message}.`);
  },
);
