import { readAddress } from "../configuration/address.ts";
import { runCommand } from "../process/command.ts";
import { prepareServer } from "./prepare-server.ts";
import { runServer } from "./run-server.ts";

/** The API for development: the apps run in their own Vite servers, and a changed hook takes effect at once. */
await runCommand(async (signal) => {
  const address = readAddress({ PORT: process.env["PORT"] });
  const options = await prepareServer(process.env, signal, address);
  using _data = options.data;
  await runServer({ ...options, origins: ["*"], watchHooks: true }, signal, () => {
    process.stdout.write(`API at ${address.url}/api/, admin at ${address.url}/_/\n`);
  });
});
