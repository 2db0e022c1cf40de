import { type ChildProcess, execFile, spawn } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@voxlog/testing/free-port";
import { findBinary } from "../pocketbase/binary/find-binary.ts";
import { waitUntilHealthy } from "../pocketbase/child.ts";
import { stopProcess } from "../process/processes.ts";
import { signIn } from "./index.ts";

/**
 * Starts an unmodified PocketBase in another project's folder, which holds `pb_migrations` and `pb_hooks`.
 *
 * @param origins whose pages may read its responses, for `--origins`.
 */
export async function startStockPocketBase(folder: string, origins: string) {
  const binary = await findBinary(new AbortController().signal);
  const [email, password] = ["owner@shop.test", "correct horse battery staple"];
  const flags = ["data", "migrations", "hooks"].map(
    (name) => `--${name === "data" ? "dir" : `${name}Dir`}=${join(folder, `pb_${name}`)}`,
  );
  flags.push("--automigrate=false", "--dev=false");
  await promisify(execFile)(binary, ["superuser", "upsert", email, password, ...flags]);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const serve = async (allowed: string): Promise<ChildProcess> => {
    const args = ["serve", `--http=127.0.0.1:${port}`, `--origins=${allowed}`, ...flags];
    const started = spawn(binary, args, { stdio: ["ignore", "ignore", "inherit"] });
    await waitUntilHealthy(started, port);
    return started;
  };
  let server = await serve(origins);
  const stop = () => stopProcess(server);
  return {
    url,
    admin: await signIn(url, email, password),
    /** Applies what is new in the folders, and allows pages of other origins. */
    async restart(allowed: string) {
      await stop();
      server = await serve(allowed);
    },
    stop,
  };
}
