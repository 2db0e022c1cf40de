import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { LaunchFailure, whenAborted } from "../process/command.ts";
import { stopProcessGroup, waitForExit } from "../process/processes.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");

const APPS = ["site", "demo", "reports"];

export const BUILDS = {
  siteDir: join(ROOT, "apps", "site", "build", "client"),
  demoDir: join(ROOT, "apps", "demo", "dist"),
  reportsDir: join(ROOT, "apps", "reports", "dist"),
};

/** Builds the apps; unchanged ones come from turbo's cache. @throws LaunchFailure with the build's output. */
export async function buildApps(signal: AbortSignal): Promise<void> {
  const turbo = spawn(
    join(ROOT, "node_modules", ".bin", "turbo"),
    ["run", "build", ...APPS.map((app) => `--filter=@voxlog/${app}`), "--output-logs=errors-only"],
    {
      cwd: ROOT,
      // In its own process group: a signal would only end turbo's wrapper.
      detached: true,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    },
  );
  const output = Promise.all([text(turbo.stdout), text(turbo.stderr)]);
  const outcome = await Promise.race([waitForExit(turbo), whenAborted(signal)]);
  await stopProcessGroup(turbo);
  if (outcome === undefined || outcome.code === 0) return;
  throw new LaunchFailure(`${(await output).join("")}\nThe apps couldn't be built. The reason is above.`);
}
