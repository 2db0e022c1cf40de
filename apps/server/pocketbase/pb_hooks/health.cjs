/** Older than this, what the launcher wrote says nothing of now. */
const FRESH_MS = 5 * 60_000;

/**
 * Lets in the owner, and whoever has the token of the metrics, which opens nothing else.
 *
 * @throws UnauthorizedError for everybody else.
 */
exports.expectReader = (e) => {
  e.response.header().set("Cache-Control", "no-store");
  if (e.hasSuperuserAuth()) return;
  const hash = $os.getenv("METRICS_TOKEN_HASH");
  const token = e.request.header.get("Authorization").replace(/^Bearer /i, "");
  // As long whatever is sent, and equal in the time that all of it takes.
  if (hash && $security.equal($security.sha256(token), hash)) return;
  e.response.header().set("WWW-Authenticate", "Bearer");
  throw new UnauthorizedError("This is the owner's.");
};

/**
 * How the server is, by the launcher's last look.
 *
 * @throws ApiError when it has not looked lately, as where PocketBase runs without it.
 */
exports.readHealth = (app) => {
  let health;
  try {
    health = JSON.parse(toString($os.readFile(`${app.dataDir()}/health.json`))).health;
  } catch {
    throw new ApiError(503, "Nobody has looked at the server yet.");
  }
  if (Date.now() - health.checked > FRESH_MS)
    throw new ApiError(503, "Nobody has looked at the server lately.");
  return health;
};

/** The same as text for Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
exports.metricsOf = ({ version, pocketbase, checked, disk, database, mail, backup, refused, ok }) => {
  const seconds = (moment) => (moment ? moment / 1000 : 0);
  const flag = (is) => (is ? 1 : 0);
  const labelled = (name, values) =>
    Object.entries(values).map(([value, number]) => [`{${name}="${value}"}`, number]);
  const metrics = [
    [
      "build_info",
      "The version of Voxlog, and of PocketBase.",
      "gauge",
      [[`{version="${version}",pocketbase="${pocketbase}"}`, 1]],
    ],
    ["health_checked_timestamp_seconds", "When the figures here were taken.", "gauge", seconds(checked)],
    [
      "healthy",
      "Whether a check is passed (1), or the owner has to look (0).",
      "gauge",
      labelled("check", {
        disk: flag(ok.disk),
        database: flag(ok.database),
        mail: flag(ok.mail),
        backup: flag(ok.backup),
      }),
    ],
    ["disk_free_bytes", "Free space on the disk of the data.", "gauge", disk.free],
    ["disk_size_bytes", "Size of the disk of the data.", "gauge", disk.size],
    ["database_size_bytes", "Size of the database.", "gauge", database.size],
    [
      "database_checked_timestamp_seconds",
      "When every page of the database was last read.",
      "gauge",
      seconds(database.checked),
    ],
    ["mails_waiting", "Mails that have not been sent yet.", "gauge", mail.waiting],
    ["mails_failed", "Mails about leads given up within the last 30 days.", "gauge", mail.failed],
    [
      "mail_oldest_unsent_seconds",
      "For how long the oldest unsent mail should have gone.",
      "gauge",
      mail.oldest ? Math.max(0, checked - mail.oldest) / 1000 : 0,
    ],
    [
      "backup_last_timestamp_seconds",
      "When the last backup was made; 0 without one.",
      "gauge",
      seconds(backup?.made),
    ],
    ["backup_last_size_bytes", "Size of the last backup.", "gauge", backup?.size ?? 0],
    [
      "backup_last_verified",
      "Whether the last backup was restored on trial, and is whole.",
      "gauge",
      flag(backup?.verified && !backup.problem),
    ],
    [
      "backup_last_copied_timestamp_seconds",
      "When the last backup was copied off-site; 0 if not.",
      "gauge",
      seconds(backup?.copied),
    ],
    [
      "requests_refused_total",
      "Requests refused since midnight UTC, by status.",
      "counter",
      labelled("code", refused),
    ],
  ];
  return metrics
    .map(([name, help, type, samples]) => {
      const lines = (Array.isArray(samples) ? samples : [["", samples]]).map(
        ([labels, value]) => `voxlog_${name}${labels} ${value}\n`,
      );
      return `# HELP voxlog_${name} ${help}\n# TYPE voxlog_${name} ${type}\n${lines.join("")}`;
    })
    .join("");
};
