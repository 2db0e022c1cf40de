import { join } from "node:path";
import { strictTransport } from "@voxlog/hosting";
import { originFields, readSiteOrigin } from "@voxlog/product";
import { languages } from "@voxlog/texts/mail";
import { openAccountStore } from "../accounts/account-store.ts";
import type { SendCode } from "../accounts/auth-requests.ts";
import { accountFinder, createGuard } from "../accounts/guard.ts";
import { accountRoutes } from "../accounts/routes.ts";
import {
  allowedOrigins,
  expectFreePorts,
  openDataFolder,
  readAddress,
} from "../configuration/environment.ts";
import { sets } from "../configuration/sets.ts";
import { type Env, readVariable } from "../configuration/variables.ts";
import { createFormHandler } from "../forms/answer-form.ts";
import { createApi } from "../front/api.ts";
import { readBuild } from "../front/files/build.ts";
import { createFront } from "../front/front.ts";
import { openServer } from "../front/open-server.ts";
import { createProxy } from "../front/proxy.ts";
import { expiryOf, readCertificate } from "../front/tls/certificate-file.ts";
import { checkLeads } from "../leads/check-lead.ts";
import { overwriteOldCopies } from "../leads/erase.ts";
import { type LeadStore, openLeadStore } from "../leads/lead-store.ts";
import { createProofCheck } from "../leads/proof-of-work.ts";
import { leadRoutes } from "../leads/routes.ts";
import { type MailSettings, readMailSettings } from "../mail/mail-settings.ts";
import { outboxRoutes, startOutboxJob } from "../mail/outbox-job.ts";
import { openTrafficLog, type TrafficLog } from "../ops/alarm/traffic-log.ts";
import { countRejections, type RejectionCounts } from "../ops/health/rejections.ts";
import { healthRoutes } from "../ops/health/routes.ts";
import { startWatch, type Watch } from "../ops/health/watch.ts";
import { readWatchSettings } from "../ops/settings.ts";
import { watchHooks } from "../pocketbase/build-hooks.ts";
import { freeLoopbackPort, startPocketBase, waitUntilHealthy } from "../pocketbase/child.ts";
import { lockData } from "../pocketbase/data-guard.ts";
import { findBinary } from "../pocketbase/find-binary.ts";
import { prepareFolders } from "../pocketbase/folders.ts";
import { createWriteLock } from "../pocketbase/write-lock.ts";
import { LaunchFailure, messageOf, whenAborted } from "../process/command.ts";
import { killOnExit, stopProcess, waitForExit } from "../process/processes.ts";
import { noteRoutes } from "../reports/chart-notes.ts";
import { type ReadReport, reportRoutes } from "../reports/routes.ts";
import { viewOpener, viewRoutes } from "../reports/shared-views.ts";
import { markChangedDays } from "../reports/sqlite/day-versions.ts";
import { createReportReader } from "../reports/sqlite/report-reader.ts";
import { summaryRoutes } from "../summary/routes.ts";
import { openSqliteEngine } from "../tracking/sqlite/engine.ts";
import { readWebhookSettings } from "../webhook/webhook-settings.ts";

/** Reads the settings, locks the data folder, and finds PocketBase. @throws LaunchFailure that says what to do. */
export async function prepareServer(env: Env, signal: AbortSignal, address = readAddress(env)) {
  readVariable(env, "VOXLOG_LAUNCH"); // An invalid one would otherwise fail in the middle of the build.
  const origins = allowedOrigins(env, address.url);
  const settings = {
    mail: readMailSettings(env),
    webhook: readWebhookSettings(env),
    keepTrackingDays: readVariable(env, "VOXLOG_KEEP_TRACKING_DAYS"),
    proofOfWork: readVariable(env, "VOXLOG_PROOF_OF_WORK") === "on",
    trustedProxyHeader: readVariable(env, "TRUSTED_PROXY_HEADER").toLowerCase() || undefined,
  };
  const data = await lockData(await openDataFolder(env["DATA_DIR"]));
  const watch = await readWatchSettings(env, data.folder);
  await expectFreePorts(address);
  return { ...settings, address, origins, data, watch, binary: await findBinary(signal) };
}

type ServerOptions = Awaited<ReturnType<typeof prepareServer>> & {
  siteDir?: string | undefined;
  demoDir?: string | undefined;
  reportsDir?: string | undefined;
  uiDir?: string | undefined;
  watchHooks?: boolean;
};

/** Runs PocketBase, the front and the outbox until aborted. @throws LaunchFailure if PocketBase exits by itself. */
export async function runServer(
  options: ServerOptions,
  signal: AbortSignal,
  ready: (pid: number | undefined) => void,
): Promise<void> {
  if (signal.aborted) return;
  const { binary, data, mail, watch } = options;
  // Other users of the machine must not read leads.
  process.umask(0o077);
  clearOldCopies(join(data.folder, "data.db"));
  const port = await freeLoopbackPort();
  await prepareFolders(data.folder);
  if (options.watchHooks) watchHooks();
  const pocketbase = startPocketBase({
    binary,
    dataDir: data.folder,
    port,
    origins: options.origins,
    env: hookVariables(options),
    ...(options.watchHooks && { watchHooks: true }),
  });
  const exited = waitForExit(pocketbase);
  const guard = killOnExit(pocketbase);
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(async () => {
    await stopProcess(pocketbase);
    guard.kill("SIGKILL");
  });
  await data.note();
  await Promise.race([waitUntilHealthy(pocketbase, port), whenAborted(signal)]);
  if (signal.aborted) return;
  for (const set of sets) markChangedDays(join(data.folder, "data.db"), set);
  const rejections = countRejections(join(data.folder, "auxiliary.db"));
  cleanup.defer(rejections.close);
  const traffic = mail && watch.hasAlarm ? await openTrafficLog(data.folder, !watch.collectorUrl) : undefined;
  const watching = await startWatch({
    ...watch,
    binary,
    mail,
    hasWebhook: Boolean(options.webhook),
    folder: data.folder,
    rejections,
    traffic,
    async readCertificateEnd() {
      const domain = options.address.tls?.domain;
      const certificate = domain && (await readCertificate(data.folder, domain));
      return certificate ? expiryOf(certificate) : undefined;
    },
  });
  cleanup.defer(watching.end);
  await openFront(options, { port, signal, watching, rejections, traffic }, cleanup);
  ready(pocketbase.pid);
  const end = await Promise.race([exited, whenAborted(signal)]);
  // Ctrl-C reaches PocketBase too, which may have stopped properly before this process noticed.
  if (!end || end.code === 0) return;
  throw new LaunchFailure(
    `PocketBase exited unexpectedly (${end.signal ?? `exit code ${end.code}`}). Start again; no stored data is lost.`,
  );
}

function hookVariables(options: ServerOptions): Record<string, string> {
  return {
    SECOND_FACTOR: options.mail?.asksForCodes ? "on" : "off",
    WEBHOOK: options.webhook ? "on" : "off",
    LEAD_ORIGIN: originFields.map(({ name }) => name).join(","),
    VOXLOG_KEEP_TRACKING_DAYS: String(options.keepTrackingDays),
    NODE: process.execPath,
    MAKE_BACKUP: join(import.meta.dirname, "..", "ops", "backups", "make-backup.ts"),
  };
}

type Parts = {
  port: number;
  signal: AbortSignal;
  watching: Watch;
  rejections: RejectionCounts;
  traffic: TrafficLog | undefined;
};

/** Opens the front, and defers closing: first for visitors, then for waiting rows. */
async function openFront(
  options: ServerOptions,
  { port, signal, watching, rejections, traffic }: Parts,
  cleanup: AsyncDisposableStack,
): Promise<void> {
  const { address, data, mail, webhook, origins, siteDir, demoDir, reportsDir, uiDir } = options;
  const file = join(data.folder, "data.db");
  const writeLock = createWriteLock();
  const proxy = createProxy(port, writeLock, Boolean(address.tls));
  const checkProof = options.proofOfWork ? createProofCheck() : undefined;
  const engine = openSqliteEngine({
    sets,
    file,
    writeLock,
    onProblem: (problem) => process.stderr.write(`Visits can't be stored: ${problem}\n`),
  });
  const leads = await openLeadStore(file, writeLock);
  cleanup.defer(() => leads.close());
  const accounts = await openAccountStore(file, (sql, values) => leads.write("run", sql, values));
  cleanup.defer(() => accounts.close());
  const findAccount = accountFinder(accounts);
  const reports = createReportReader(file);
  cleanup.defer(() => reports.close());
  const outboxJob = startOutboxJob(outboxSenders(options, leads, reports.read));
  cleanup.defer(() => outboxJob.close());
  const site = siteDir ? readBuild(siteDir) : undefined;
  const front = createFront({
    pocketbase: {
      proxy,
      guard: createGuard(
        accounts,
        checkLeads(origins, languages, checkProof),
        mail && codeSender(mail, signal),
      ),
    },
    forms: createFormHandler({
      pocketbaseUrl: `http://127.0.0.1:${port}`,
      writeLock,
      needsProof: options.proofOfWork,
      site,
      siteOrigin: readSiteOrigin(process.env),
      origins,
    }),
    engine: readVariable(process.env, "VOXLOG_TRACKING_FAST") === "off" ? undefined : engine,
    builds: {
      ...(site && { site }),
      ...(demoDir && { demo: readBuild(demoDir) }),
      ...(reportsDir && { reports: readBuild(reportsDir) }),
      ...(uiDir && { ui: readBuild(uiDir) }),
    },
    origins,
    trustedProxyHeader: options.trustedProxyHeader,
    domain: address.tls?.domain,
    strictTransport: address.tls && strictTransport["Strict-Transport-Security"],
    api: createApi([
      accountRoutes(accounts, { hasMail: Boolean(mail), asksForCodes: Boolean(mail?.asksForCodes) }),
      ...healthRoutes(watching.readHealth, findAccount, options.watch.metricsTokenHash),
      reportRoutes(reports.read, findAccount, viewOpener(accounts.tables)),
      viewRoutes(accounts.tables, findAccount, accounts.audit),
      noteRoutes(accounts.tables, findAccount),
      leadRoutes(leads, findAccount, webhook && outboxJob.run, accounts.audit),
      outboxRoutes(outboxJob.run, findAccount),
      ...(mail ? [summaryRoutes(data.folder, mail.ownersLanguage)] : []),
    ]),
    onAdminWrite: engine.refresh,
    onRejection: rejections.count,
    ...(traffic && { onPage: traffic.countPage }),
  });
  cleanup.defer(() => proxy.close());
  cleanup.defer(() => engine.close());
  const server = await openServer(address, front, data.folder);
  cleanup.defer(() => server.close());
}

/** Returns a function that emails a sign-in code, and gives up when the server stops. */
const codeSender =
  (mail: MailSettings, giveUp: AbortSignal): SendCode =>
  (code) =>
    import("../mail/send-code.ts")
      .then(({ sendCode }) => sendCode(code, mail, giveUp))
      .catch((error: unknown) => {
        // The admin's sign-in doesn't wait for this, so a rejection would end the process.
        process.stderr.write(`A sign-in code can't be written: ${messageOf(error)}\n`);
        return false;
      });

/**
 * Returns a function that sends due messages. It loads its code later: the mailer takes longer than the rest of a
 * start.
 */
const outboxSenders = (
  { mail, webhook, data, watch }: ServerOptions,
  { write }: LeadStore,
  readReport: ReadReport,
) => [
  async (giveUp: AbortSignal) =>
    mail && (await import("../mail/send-due-emails.ts")).sendDueEmails(write, mail, giveUp),
  async (giveUp: AbortSignal) =>
    webhook && (await import("../webhook/send-webhook.ts")).sendDueWebhooks(write, webhook, giveUp),
  async (giveUp: AbortSignal) =>
    mail &&
    (await import("../summary/send-summaries.ts")).sendDueSummaries(
      { folder: data.folder, mail, readReport: watch.collectorUrl ? undefined : readReport },
      giveUp,
    ),
];

/** Overwrites copies of erased leads from earlier versions. A server without room for that still starts. */
function clearOldCopies(file: string): void {
  try {
    overwriteOldCopies(file);
  } catch (error) {
    process.stderr.write(
      `Copies of erased leads stay in the database until the next start: ${String(error)}\n`,
    );
  }
}
