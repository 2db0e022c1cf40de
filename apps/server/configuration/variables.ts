import { retention } from "@voxlog/product";
import { languages } from "@voxlog/texts/mail";
import { LaunchFailure } from "../process/command.ts";
import { formats } from "./formats.ts";

/** An environment variable. The guides' tables and the compose files are generated from these. */
export type Variable = {
  /** Markdown for the guide. */
  purpose: string;
  default?: string;
  /** The default to show in the guide, if it differs. */
  shown?: string;
  choices?: readonly string[];
  min?: number;
  max?: number;
  /** The containers in the compose files that get it, if that differs from its table's. */
  containers?: readonly ("server" | "collector")[];
};

const port = { min: 1, max: 65_535 } as const;
const off = { default: "off", choices: ["on", "off"] } as const;
const on = { ...off, default: "on" } as const;
const servers = { containers: ["server"] } as const;
const both = { containers: ["server", "collector"] } as const;

/** All variables, by their table in the guides. */
export const tables = {
  server: {
    PORT: { purpose: "the port on 127.0.0.1, for a proxy in front of it", default: "8090", ...port },
    HOST: {
      purpose: "`0.0.0.0` in a container, or `::` with IPv6",
      default: "127.0.0.1",
      choices: ["127.0.0.1", "0.0.0.0", "::"],
    },
    VOXLOG_DOMAIN: { purpose: "serve this domain publicly, with TLS on `PORT` (443)" },
    HTTP_PORT: { purpose: "with `VOXLOG_DOMAIN`: redirects to it", default: "80", ...port },
    VOXLOG_ACME_DIRECTORY: {
      purpose: "the `https://` address of another certificate authority's ACME directory",
      shown: "Let's Encrypt",
    },
    VOXLOG_LAUNCH: {
      purpose: "`1`: the site is built without samples; `0`: with them, labeled",
      shown: "`1` with `VOXLOG_DOMAIN`",
      choices: ["", "0", "1"],
    },
    VITE_SITE_URL: {
      purpose: "the site's address behind a proxy or on another host; also for the build",
      shown: "by `VOXLOG_DOMAIN`",
    },
    VITE_DEMO_URL: { purpose: "the demo's address, if another host serves it; also for the build", ...both },
    VITE_API_URL: {
      purpose: "this server's address, if the site's is another host's; also for the build",
      ...servers,
    },
    ALLOWED_ORIGINS: {
      purpose: "more origins whose pages may read answers and send leads, separated by commas",
      ...both,
    },
    TRUSTED_PROXY_HEADER: {
      purpose: "the proxy's header with the visitor's address, such as `X-Forwarded-For`",
    },
    DATA_DIR: { purpose: "the database and its backups", shown: "`pb_data` in this app" },
    POCKETBASE_BIN: {
      purpose: "a PocketBase binary of the pinned version (`pocketbase/find-binary.ts`)",
      shown: "downloaded to `~/.cache/voxlog`",
    },
    SITE_DIR: { purpose: "the site's build, for `commands/serve.ts`" },
    DEMO_DIR: { purpose: "the demo's build, the same way" },
    REPORTS_DIR: { purpose: "the build of the reports, the same way" },
    UI_DIR: { purpose: "the documentation of the design system (`pnpm storybook build`), for `/ui`" },
    VOXLOG_PROOF_OF_WORK: { purpose: "`on` requires a proof of work per lead", ...off, ...servers },
    VOXLOG_SETS: {
      purpose:
        "a module with another product's [sets](../../packages/tracking/docs/self-hosting.md#with-pages)",
      shown: "our own",
      ...both,
    },
    VOXLOG_KEEP_TRACKING_DAYS: {
      purpose: "days until visits are deleted; at most what the privacy statement promises",
      default: String(retention.trackingDays),
      min: 1,
      max: retention.trackingDays,
      ...both,
    },
  },
  mail: {
    VOXLOG_LEADS_TO: { purpose: "the address that receives leads" },
    VOXLOG_MAILS_PER_HOUR: {
      purpose: "leads beyond this number share one email an hour",
      default: "30",
      min: 1,
      max: 999_999,
    },
    VOXLOG_LEADS_LANGUAGE: { purpose: "the language of these emails", default: "nl", choices: languages },
    VOXLOG_SUMMARY: {
      purpose:
        "[emails about visitors and leads](../../docs/owner/summary.md): `weekly`, `monthly`, `both` or `off`",
      default: "both",
      choices: ["weekly", "monthly", "both", "off"],
    },
    VOXLOG_CONFIRM_LEADS: { purpose: "`on` sends visitors a confirmation, in their language", ...off },
    VOXLOG_SECOND_FACTOR: {
      purpose: "`off` lets the staff sign in with only a password",
      default: "",
      shown: "`on`",
      choices: ["", ...off.choices],
    },
    VOXLOG_MAIL_FROM: {
      purpose: "the sender; its domain must authorize the mail server (SPF, DKIM)",
      shown: "`VOXLOG_LEADS_TO`",
    },
    VOXLOG_SMTP_HOST: { purpose: "the mail server for outgoing email" },
    VOXLOG_SMTP_TLS: {
      purpose: "`tls` for implicit TLS, or `off` for a mail server on this machine",
      default: "starttls",
      choices: ["starttls", "tls", "off"],
    },
    VOXLOG_SMTP_PORT: {
      purpose: "the mail server's port",
      default: "587",
      shown: "587, 465 with `tls`",
      ...port,
    },
    VOXLOG_SMTP_USER: { purpose: "its user, if it requires one" },
    VOXLOG_SMTP_PASSWORD: { purpose: "the user's password" },
  },
  webhook: {
    VOXLOG_WEBHOOK_URL: { purpose: "the address that leads are posted to" },
    VOXLOG_WEBHOOK_SECRET: { purpose: "signs them: `whsec_` and the output of `openssl rand -base64 32`" },
    VOXLOG_WEBHOOK_HEADER: { purpose: "one more header, such as `Authorization: Bearer …`" },
    VOXLOG_WEBHOOK_BODY: { purpose: "a template of the receiver's own form", shown: "Standard Webhooks" },
  },
  operation: {
    VOXLOG_HEARTBEAT_URL: { purpose: "receives a POST every minute while all checks but the alarm's pass" },
    VOXLOG_ALARM: {
      purpose: "`off` sends no email about [too few views or leads](../../docs/owner/health.md#the-alarm)",
      ...on,
    },
    VOXLOG_COLLECTOR_URL: { purpose: "a collector; its health becomes part of the server's" },
    VOXLOG_METRICS_TOKEN: {
      purpose: "opens `/metrics` and `/api/owner/health`, as `Authorization: Bearer`; 32 characters or more",
    },
    VOXLOG_BACKUP_KEY: {
      purpose: "the public key that encrypts backups: `age1…`, created by `pnpm run backup-key`",
    },
    VOXLOG_BACKUP_S3_URL: { purpose: "the storage and bucket to copy them to" },
    VOXLOG_BACKUP_S3_REGION: { purpose: "the storage's region", default: "auto" },
    VOXLOG_BACKUP_S3_KEY_ID: { purpose: "an account that may only put objects there" },
    VOXLOG_BACKUP_S3_SECRET: { purpose: "the account's secret" },
    VOXLOG_BACKUP_DIR: { purpose: "a folder to copy them to, also or instead" },
  },
  collector: {
    CLICKHOUSE_URL: { purpose: "with user and password, if it has them", default: "http://127.0.0.1:8123" },
    CLICKHOUSE_DATABASE: { purpose: "created if it doesn't exist", default: "voxlog" },
    CLICKHOUSE_CLUSTER: { purpose: "a cluster's name: tables are replicated, and sharded by session" },
    POCKETBASE_URL: {
      purpose: "checks the tokens of requests for reports",
      default: "http://127.0.0.1:8090",
    },
    BUFFER_ROWS: {
      purpose: "maximum of buffered rows, about 30 MB",
      default: "50000",
      min: 1,
      max: 1_000_000,
      containers: ["collector"],
    },
    RATE_LIMITS: { purpose: "0 for tests", default: "1", choices: ["0", "1"] },
  },
  /** For tests: `off` makes PocketBase store visits. */
  tests: { VOXLOG_TRACKING_FAST: { purpose: "", ...on } },
} as const satisfies Record<string, Record<string, Variable>>;

const variables = {
  ...tables.server,
  ...tables.mail,
  ...tables.webhook,
  ...tables.operation,
  ...tables.collector,
  ...tables.tests,
};
type Variables = typeof variables;

export type Env = Readonly<Record<string, string | undefined>>;

type ValueOf<V> = V extends { min: number }
  ? number
  : V extends { choices: readonly (infer Choice)[] }
    ? Choice
    : string;

/** Returns a variable's value or default, as a number if it has a range. @throws LaunchFailure with valid values. */
export function readVariable<Name extends keyof Variables>(env: Env, name: Name): ValueOf<Variables[Name]> {
  const { choices, min, max, default: otherwise = "" }: Variable = variables[name];
  const format = formats[name];
  const text = env[name] || otherwise;
  const value = min === undefined || !/^\d+$/.test(text) ? text : Number(text);
  const isInRange = typeof value === "number" && value >= (min ?? 0) && value <= (max ?? 0);
  const fits = choices?.includes(text) ?? (text === "" || !format || format.isValid(text));
  if (min === undefined ? fits : isInRange) return value as ValueOf<Variables[Name]>;
  const list = new Intl.ListFormat("en-GB", { type: "disjunction" });
  const wanted = choices ? list.format(choices.filter(Boolean)) : `a number from ${min} to ${max}`;
  const problem = format?.isSecret ? "is invalid" : `is "${text}"`;
  throw new LaunchFailure(`${name} ${problem}. Set it to ${format?.wanted ?? wanted}.`);
}
