import { readAddress } from "../configuration/environment.ts";
import { runCommand } from "../process/command.ts";
import { prepareServer, runServer } from "./run-server.ts";

/** Runs the API for development. The apps have their own Vite servers, and hooks are reloaded when they change. */
await runCommand(async (signal) => {
  const address = readAddress({ PORT: process.env["PORT"] });
  const options = await prepareServer(process.env, signal, address);
  using _data = options.data;
  await runServer({ ...options, origins: ["*"], watchHooks: true }, signal, () => {
    process.stdout.write(`API at ${address.url}/api/, admin at ${address.url}/_/\n`);
  });
});
