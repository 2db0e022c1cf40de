import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { strictTransport } from "@voxlog/hosting";
import { languages } from "@voxlog/i18n/mail";
import type { Address } from "../configuration/address.ts";
import { withoutSecrets } from "../configuration/environment.ts";
import { leadToTls } from "../front/lead-to-tls.ts";
import type { MailRelay, MailSettings } from "../mail/relay.ts";
import type { WatchSettings } from "../ops/health/settings.ts";
import { startWatch } from "../ops/health/watch.ts";
import { LaunchFailure, whenAborted } from "../process/command.ts";
import { ended, endWithThisProcess, stop } from "../process/processes.ts";
import type { HeldData } from "./data-guard.ts";

/** The flags of every PocketBase command: without them its folders depend on where the binary lies. */
export function pocketbaseFlags(dataDir: string): string[] {
  return [
    `--dir=${dataDir}`,
    `--migrationsDir=${join(import.meta.dirname, "pb_migrations")}`,
    `--hooksDir=${join(import.meta.dirname, "pb_hooks")}`,
    "--automigrate=false",
    // PocketBase takes a binary below the temporary folder for `go run`, and then logs every query.
    "--dev=false",
  ];
}

/**
 * The command that has PocketBase open a data folder and bring it up to this version, without a hook: nothing is mailed,
 * and nothing listens.
 */
export function migrateCommand(binary: string, dataDir: string): [string, ...string[]] {
  return [binary, "migrate", "up", ...pocketbaseFlags(dataDir), `--hooksDir=${join(dataDir, "no-hooks")}`];
}

/** What a server needs; the folders are those of the built apps, and what is left out is not served. */
export type ServerOptions = {
  binary: string;
  address: Address;
  /** Whose pages may read the API's answers, and send leads. */
  origins: string[];
  data: HeldData;
  /** Where leads are mailed to; without it they wait. */
  mail: MailSettings | undefined;
  /** How long the figures of visits are kept. */
  keepTrackingDays: number;
  /** Whether leads have to prove work. */
  proofOfWork: boolean;
  /** Whom to tell how the server is, besides its owner; and where its backups go. */
  watch: WatchSettings;
  siteDir?: string | undefined;
  demoDir?: string | undefined;
  reportsDir?: string | undefined;
  /** Restart when a hook's file changes. */
  watchHooks?: boolean;
};

/**
 * Starts PocketBase. Its own banner is kept from the console, its errors are not.
 *
 * @param mailRelay where it hands its mails to; without it they wait.
 */
function startPocketBase(options: ServerOptions, mailRelay = ""): ChildProcess {
  const { binary, address, origins, data, watchHooks = false } = options;
  const { siteDir = "", demoDir = "", reportsDir = "" } = options;
  return spawn(
    binary,
    [
      "serve",
      ...address.arguments,
      `--origins=${origins.join(",")}`,
      `--hooksWatch=${watchHooks}`,
      // A page view holds two VMs while it waits for its turn to write and five while it has it, an answer that is not
      // read two; networks.cjs bounds both. When all are held, new ones are made for each request alone: measured, that
      // takes 1.6 ms and 0.4 MB. One takes 0.2 MB at rest.
      "--hooksPool=160",
      ...pocketbaseFlags(data.folder),
    ],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: {
        // The hooks' machines make memory that Go would tidy up all the time: measured, a fifth less work per page
        // view for 100 MB more. The limit keeps that from growing with what a long report holds.
        GOGC: "400",
        GOMEMLIMIT: "400MiB",
        ...withoutSecrets(process.env),
        MAIL_RELAY_URL: mailRelay,
        LANGUAGES: languages.join(","),
        SECOND_FACTOR: options.mail?.asksForCodes ? "on" : "off",
        VOXLOG_MAILS_PER_HOUR: String(options.mail?.mailsPerHour ?? ""),
        ORIGINS: origins.join(","),
        // Made anew at every start: a form that was open meanwhile is asked again.
        PROOF_SECRET: options.proofOfWork ? randomBytes(32).toString("hex") : "",
        VOXLOG_KEEP_TRACKING_DAYS: String(options.keepTrackingDays),
        SITE_DIR: siteDir,
        DEMO_DIR: demoDir,
        REPORTS_DIR: reportsDir,
        METRICS_TOKEN_HASH: options.watch.metricsTokenHash ?? "",
        STRICT_TRANSPORT_SECURITY: address.tls ? strictTransport["Strict-Transport-Security"] : "",
      },
    },
  );
}

/** A migration of a large database takes its time, and one that was ended for it would begin anew at every start. */
const PATIENCE = 600_000;

/**
 * Resolves when the server answers.
 *
 * @throws LaunchFailure when it ended, or has not answered in time.
 */
async function waitUntilHealthy(server: ChildProcess, { port, url, tls }: Address): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (server.exitCode === null && server.signalCode === null && Date.now() < deadline) {
    // With TLS its certificate may not be there yet; it listens once all else is ready.
    if (tls ? await listens(port) : await answers(port)) return;
    await sleep(25);
  }
  throw new LaunchFailure(`PocketBase did not start at ${url}. What it said stands above.`);
}

async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
  return response?.ok === true;
}

async function listens(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Runs PocketBase, and what mails for it, until asked to stop.
 *
 * @param ready is called with the server's process id as soon as it answers.
 * @throws LaunchFailure when it does not start, or ends by itself.
 */
export async function runServer(
  options: ServerOptions,
  signal: AbortSignal,
  ready: (pid: number | undefined) => void,
): Promise<void> {
  if (signal.aborted) return;
  const { address, binary, data, mail, watch } = options;
  // Leads are nobody else's on this machine.
  process.umask(0o077);
  using _plain = address.tls && (await leadToTls(address.tls.httpPort, address.tls.domain));
  const relay = mail && (await startRelay(mail));
  const server = startPocketBase(options, relay?.url);
  const ending = ended(server);
  const guard = endWithThisProcess(server);
  let endWatch: (() => Promise<void>) | undefined;
  try {
    if (server.pid) await data.note(server.pid);
    await Promise.race([waitUntilHealthy(server, options.address), whenAborted(signal)]);
    if (signal.aborted) return;
    endWatch = await startWatch({ ...watch, binary, mail, folder: data.folder });
    ready(server.pid);
    const end = await Promise.race([ending, whenAborted(signal)]);
    // Ctrl-C reaches the server too: it may have ended, properly, before we heard of it.
    if (!end || end.code === 0) return;
    throw new LaunchFailure(
      `PocketBase ended by itself (${end.signal ?? `exit code ${end.code}`}). Start again; nothing that was stored is lost.`,
    );
  } finally {
    await Promise.all([stop(server), endWatch?.()]);
    guard.kill("SIGKILL");
    relay?.close();
  }
}

/** The mailer is loaded where mail is set up alone: it takes longer than all else of a start. */
async function startRelay(settings: MailSettings): Promise<MailRelay> {
  const { startMailRelay } = await import("../mail/relay.ts");
  return startMailRelay(settings);
}
