import { expectFree, readAddress } from "../configuration/address.ts";
import { allowedOrigins, openDataFolder } from "../configuration/environment.ts";
import { warnOfIdentity } from "../configuration/identity.ts";
import { readWatchSettings } from "../ops/health/settings.ts";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { lockData } from "../pocketbase/data-guard.ts";
import { runCommand } from "../process/command.ts";
import { BUILDS, buildApps } from "./build.ts";
import { readSettings } from "./read-settings.ts";
import { runServer } from "./run-server.ts";

/** `pnpm start`: builds the apps and serves all on one origin. PORT and DATA_DIR say where. */
await runCommand(async (signal) => {
  const address = readAddress(process.env);
  const origins = allowedOrigins(process.env, address.url);
  const settings = readSettings(process.env);
  using data = await lockData(await openDataFolder(process.env["DATA_DIR"]));
  const watch = await readWatchSettings(process.env, data.folder);
  await expectFree(address);
  const binary = await findBinary(signal);
  process.stdout.write("Building the site, the demo and the reports …\n");
  await buildApps(signal);
  await warnOfIdentity(process.env, BUILDS.siteDir);
  await runServer({ binary, address, origins, data, ...settings, watch, ...BUILDS }, signal, () => {
    process.stdout.write(`
  Site    ${address.url}/
  Demo    ${address.url}/dashboard
  Reports ${address.url}/reports
  API     ${address.url}/api/
  Admin   ${address.url}/_/
  Data    ${data.folder}
  Leads   ${settings.mail ? `emailed to ${settings.mail.leadsTo}` : "wait in the admin, because VOXLOG_LEADS_TO isn't set"}

  The owner's account for the admin: npx -y pnpm@12 run owner EMAIL
  Ctrl-C stops the server. Stored data is kept.

`);
  });
});
