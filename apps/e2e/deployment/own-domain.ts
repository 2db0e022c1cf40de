import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@voxlog/testing/free-port";
import { type Certificate, certificateFor } from "./certificate.ts";
import { buildDir } from "./published-builds.ts";

const apps = join(import.meta.dirname, "../..");
const DOMAIN = "voxlog.test";

/** The product on its own domain. */
export type OwnDomain = {
  origin: string;
  plain: string;
  hostRules: string;
  certificate: Certificate;
  stop: () => Promise<void>;
};

/**
 * Starts everything on one origin. PocketBase itself terminates TLS, as on a production server. Its certificate is in
 * its cache, because there is no certificate authority here.
 */
export async function startOwnDomain(): Promise<OwnDomain> {
  const dataDir = await mkdtemp(join(tmpdir(), "voxlog-domain-"));
  const certificate = await certificateFor([DOMAIN]);
  await mkdir(join(dataDir, ".autocert_cache"));
  await writeFile(join(dataDir, ".autocert_cache", DOMAIN), certificate.key + certificate.cert);
  const [port, httpPort] = [await freePort(), await freePort()];
  const launcher = spawn(process.execPath, [join(apps, "server/commands/serve.ts")], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      ...process.env,
      VOXLOG_DOMAIN: DOMAIN,
      PORT: String(port),
      HTTP_PORT: String(httpPort),
      DATA_DIR: dataDir,
      SITE_DIR: buildDir("SITE_DIR"),
      DEMO_DIR: buildDir("DEMO_DIR"),
      REPORTS_DIR: buildDir("REPORTS_DIR"),
    },
  });
  await once(launcher, "message");
  return {
    origin: `https://${DOMAIN}`,
    plain: `http://${DOMAIN}`,
    hostRules: `MAP ${DOMAIN}:443 127.0.0.1:${port}, MAP ${DOMAIN}:80 127.0.0.1:${httpPort}`,
    certificate,
    async stop() {
      const exit = once(launcher, "exit");
      launcher.kill("SIGTERM");
      await exit;
      await rm(dataDir, { recursive: true });
    },
  };
}
