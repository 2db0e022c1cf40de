import { join } from "node:path";
import { readAudit } from "../accounts/audit.ts";
import { dataFolder } from "../configuration/environment.ts";
import { LaunchFailure, runCommand } from "../process/command.ts";
import { TIME_ZONE } from "../reports/local-days.ts";

const MAX_DAYS = 365;

/** `pnpm run audit [DAYS]`: lists who signed in, exported, erased or changed what. The server may be running. */
await runCommand(async () => {
  const [days = "30", ...rest] = process.argv.slice(2);
  if (!/^\d+$/.test(days) || Number(days) < 1 || Number(days) > MAX_DAYS || rest.length > 0)
    throw new LaunchFailure(
      `Usage: npx -y pnpm@12 run audit [DAYS], with 1 to ${MAX_DAYS} days; otherwise 30.`,
    );
  const entries = readAudit(join(dataFolder(process.env["DATA_DIR"]), "data.db"), Number(days));
  const time = new Intl.DateTimeFormat("sv-SE", {
    dateStyle: "short",
    timeStyle: "medium",
    timeZone: TIME_ZONE,
  });
  for (const { created, who, action, what } of entries)
    process.stdout.write(
      `${time.format(new Date(created))}  ${who} ${action} ${what}`.trimEnd().concat("\n"),
    );
  if (entries.length === 0) process.stdout.write(`Nothing in the last ${days} days.\n`);
});
