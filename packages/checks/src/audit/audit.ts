import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const root = join(import.meta.dirname, "../../../..");

/** What a registry knows against the dependencies in the lockfile, or why it could not be asked. */
export type Audit = { findings: string[] } | { unanswered: string };

type Advisory = { module_name: string; severity: string; title: string; url: string };

/**
 * Asks a registry for known weaknesses of high severity or above.
 *
 * @param registry its address; the one that pnpm installs from when left out. Mirrors often know of none.
 */
export async function auditDependencies(registry?: string): Promise<Audit> {
  const pnpm = spawn(
    "pnpm",
    ["audit", "--json", "--audit-level=high", ...(registry ? [`--registry=${registry}`] : [])],
    { cwd: root, stdio: ["ignore", "pipe", "pipe"], timeout: 60_000 },
  );
  const [output, complaint] = await Promise.all([text(pnpm.stdout), text(pnpm.stderr), once(pnpm, "close")]);
  const advisories = readAdvisories(output);
  if (!advisories) return { unanswered: complaint.replace(/\s*[│×]\s*/g, " ").trim() };
  return {
    findings: advisories
      .filter(({ severity }) => severity === "high" || severity === "critical")
      .map(({ module_name, severity, title, url }) => `${module_name} (${severity}): ${title}, ${url}`),
  };
}

/** Undefined where the output is no report: an error ends in JSON too, or in none. */
function readAdvisories(output: string): Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(output) as { advisories?: Record<string, Advisory> };
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}
