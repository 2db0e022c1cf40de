import { warnOfIdentity } from "../configuration/environment.ts";
import { expectNoArguments, runCommand } from "../process/command.ts";
import { BUILDS, buildApps } from "./build.ts";
import { prepareServer, runServer } from "./run-server.ts";

/** `pnpm start`: builds the apps and serves everything on one origin. */
await runCommand(async (signal) => {
  expectNoArguments("npx -y pnpm@12 start. Its settings are variables: apps/server/README.md.");
  const options = await prepareServer(process.env, signal);
  using data = options.data;
  const { url } = options.address;
  process.stdout.write("Building the site, the demo and the reports …\n");
  await buildApps(signal);
  await warnOfIdentity(process.env, BUILDS.siteDir);
  await runServer({ ...options, ...BUILDS }, signal, () => {
    process.stdout.write(`
  Site    ${url}/
  Demo    ${url}/dashboard
  Reports ${url}/reports
  API     ${url}/api/
  Admin   ${url}/_/
  Data    ${data.folder}
  Leads   ${options.mail ? `emailed to ${options.mail.leadsTo}` : "wait in the admin, because VOXLOG_LEADS_TO isn't set"}

  The owner's account for the admin: npx -y pnpm@12 run owner EMAIL
  Ctrl-C stops the server. Stored data is kept.

`);
  });
});
