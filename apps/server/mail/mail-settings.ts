import { readAddresses, readSiteOrigin } from "@voxlog/product";
import { type Env, readVariable } from "../configuration/variables.ts";
import { LaunchFailure } from "../process/command.ts";

/** The recipient of leads, the sender, and the mail server. */
export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

export type SmtpServer = ReturnType<typeof readSmtpServer>;

export type SummaryKind = MailSettings["summaries"][number];

const SUMMARIES = { both: ["week", "month"], weekly: ["week"], monthly: ["month"], off: [] } as const;

const SMTP_VARIABLE = /^VOXLOG_SMTP_/;

/** Reads the mail settings; undefined without VOXLOG_LEADS_TO: then leads wait. @throws LaunchFailure */
export function readMailSettings(env: Env) {
  const leadsTo = readVariable(env, "VOXLOG_LEADS_TO");
  const confirm = readVariable(env, "VOXLOG_CONFIRM_LEADS");
  const codes = readVariable(env, "VOXLOG_SECOND_FACTOR");
  if (!leadsTo) {
    if (codes === "on")
      throw new LaunchFailure(
        "VOXLOG_SECOND_FACTOR is on, but codes can't be emailed. Set VOXLOG_LEADS_TO and VOXLOG_SMTP_HOST, or unset it: the staff then only need a password.",
      );
    const stray = Object.keys(env).find((name) => env[name] && SMTP_VARIABLE.test(name));
    if (!stray && confirm !== "on") return undefined;
    throw new LaunchFailure(
      `${stray ?? "VOXLOG_CONFIRM_LEADS"} is set but VOXLOG_LEADS_TO isn't, so no lead would be emailed. Set it to the address that receives leads.`,
    );
  }
  return {
    leadsTo,
    from: readVariable(env, "VOXLOG_MAIL_FROM") || leadsTo,
    site: readSiteOrigin(env),
    ownersLanguage: readVariable(env, "VOXLOG_LEADS_LANGUAGE"),
    /** Leads above it are bundled into one email. */
    mailsPerHour: readVariable(env, "VOXLOG_MAILS_PER_HOUR"),
    /** Whether the staff need an emailed code to sign in. */
    asksForCodes: codes !== "off",
    summaries: SUMMARIES[readVariable(env, "VOXLOG_SUMMARY")],
    server: readAddresses(env).api || readSiteOrigin(env),
    smtp: readSmtpServer(env),
  };
}

function readSmtpServer(env: Env) {
  const { VOXLOG_SMTP_HOST: host, VOXLOG_SMTP_USER: user, VOXLOG_SMTP_PASSWORD: password } = env;
  if (!host)
    throw new LaunchFailure(
      "VOXLOG_LEADS_TO is set but VOXLOG_SMTP_HOST isn't. Set it to your outgoing mail server, such as smtp.example.com.",
    );
  if (!user !== !password)
    throw new LaunchFailure("Set both VOXLOG_SMTP_USER and VOXLOG_SMTP_PASSWORD, or neither.");
  const tls = readVariable(env, "VOXLOG_SMTP_TLS");
  expectPrivate(tls, host);
  return {
    host,
    port: tls === "tls" && !env["VOXLOG_SMTP_PORT"] ? 465 : readVariable(env, "VOXLOG_SMTP_PORT"),
    /** `tls` is implicit TLS, from the first byte. */
    tls,
    account: user && password ? { user, password } : undefined,
  };
}

function expectPrivate(tls: string, host: string): void {
  if (tls === "off" && !/^(localhost|127\.\d+\.\d+\.\d+|::1)$/.test(host))
    throw new LaunchFailure(
      `VOXLOG_SMTP_TLS is off, but ${host} isn't this machine, so leads and the password would be sent unencrypted. Set it to starttls or tls.`,
    );
}
