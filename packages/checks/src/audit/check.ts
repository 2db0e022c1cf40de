import { auditDependencies } from "./audit.ts";

/** Fails when a dependency has a known vulnerability; passes without network or advisories. */
const audit = await auditDependencies();
if ("unanswered" in audit) console.log(`Note: the dependencies weren't audited. ${audit.unanswered}`);
else if (audit.findings.length > 0) {
  console.error(audit.findings.join("\n"));
  process.exitCode = 1;
}
