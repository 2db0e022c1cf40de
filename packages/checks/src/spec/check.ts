import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { attackFaults, parseRequirements, requirementFaults, totals } from "./requirements.ts";

/**
 * Fails on a requirement of docs/spec or an attack in docs/security.md without a test, a deviation without a record,
 * and wrong totals.
 */
const root = join(import.meta.dirname, "../../../..");
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : undefined;

const document = read("docs/spec/README.md") ?? "";
const requirements = parseRequirements(document);
const faults = requirementFaults(requirements, { read });
if (!document.includes(totals(requirements))) faults.push(`The totals are: ${totals(requirements)}`);
if (requirements.length === 0) faults.push("docs/spec has no requirements");
faults.push(...attackFaults(read("docs/security.md") ?? "", { read }));
if (faults.length > 0) {
  console.error(`Requirements and attacks:\n  ${faults.join("\n  ")}`);
  process.exitCode = 1;
}
