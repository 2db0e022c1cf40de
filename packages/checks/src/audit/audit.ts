import { join } from "node:path";
import { execa } from "execa";

const root = join(import.meta.dirname, "../../../..");

/** Vulnerabilities of the dependencies in the lockfile, or why the registry didn't report any. */
export type Audit = { findings: string[] } | { unanswered: string };

type Advisory = { module_name: string; severity: string; title: string; url: string };

/**
 * Queries a registry for known vulnerabilities of high severity or above.
 *
 * @param registry its address; defaults to pnpm's. Mirrors often have no advisories.
 */
export async function auditDependencies(registry?: string): Promise<Audit> {
  const { stdout, stderr } = await execa(
    "pnpm",
    ["audit", "--json", "--audit-level=high", ...(registry ? [`--registry=${registry}`] : [])],
    { cwd: root, reject: false, timeout: 60_000 },
  );
  const advisories = readAdvisories(stdout);
  if (!advisories) return { unanswered: stderr.replace(/\s*[│×]\s*/g, " ").trim() };
  return {
    findings: advisories
      .filter(({ severity }) => severity === "high" || severity === "critical")
      .map(({ module_name, severity, title, url }) => `${module_name} (${severity}): ${title}, ${url}`),
  };
}

/** Undefined if the output isn't a report: errors may end in JSON too. */
function readAdvisories(output: string): Advisory[] | undefined {
  try {
    const { advisories } = JSON.parse(output) as { advisories?: Record<string, Advisory> };
    return advisories && Object.values(advisories);
  } catch {
    return undefined;
  }
}
