#!/usr/bin/env node
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

if (!("Temporal" in globalThis)) {
  const { engines } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
  process.stderr.write(`Node ${process.versions.node} is too old: use Node ${engines.node}.\n`);
  process.exit(1);
}

const here = import.meta.dirname;
const [command = "serve", ...args] = process.argv.slice(2);
const file = join(here, "commands", `${command}.ts`);

if (!/^[a-z-]+$/.test(command) || !existsSync(file)) {
  process.stderr.write(
    `${command} isn't a command. Use serve, owner, staff, privacy, restore or collector.\n`,
  );
  process.exit(1);
}

const flags = ["--disable-warning=ExperimentalWarning", "--import", join(here, "read-typescript.js")];
const server = spawn(process.execPath, [...flags, file, ...args], {
  stdio: "inherit",
  env: {
    DATA_DIR: join(process.cwd(), "voxlog-data"),
    REPORTS_DIR: join(here, "builds/reports"),
    ...process.env,
  },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 1));
