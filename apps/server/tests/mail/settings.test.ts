import { expect, test } from "vitest";
import { readMailSettings } from "../../mail/mail-settings.ts";

const complete = { VOXLOG_LEADS_TO: "owner@voxlog.test", VOXLOG_SMTP_HOST: "smtp.voxlog.test" };

test("all email settings are optional", () => {
  expect(readMailSettings({})).toBeUndefined();
  expect(readMailSettings({ VOXLOG_LEADS_TO: "", VOXLOG_SMTP_HOST: "" })).toBeUndefined();
});

test("email settings require TLS by default, with only an address and a server", () => {
  expect(readMailSettings({ ...complete, VOXLOG_DOMAIN: "www.example.com" })).toEqual({
    site: "https://www.example.com",
    leadsTo: "owner@voxlog.test",
    from: "owner@voxlog.test",
    ownersLanguage: "nl",
    mailsPerHour: 30,
    asksForCodes: true,
    summaries: ["week", "month"],
    server: "https://www.example.com",
    smtp: { host: "smtp.voxlog.test", port: 587, tls: "starttls", account: undefined },
  });
});

test("email settings default to the port for the kind of TLS", () => {
  expect(readMailSettings({ ...complete, VOXLOG_SMTP_TLS: "tls" })?.smtp.port).toBe(465);
});

test.each([
  ["a server without an address", { VOXLOG_LEADS_TO: "" }, "VOXLOG_LEADS_TO isn't"],
  ["an address without a server", { VOXLOG_SMTP_HOST: "" }, "VOXLOG_SMTP_HOST isn't"],
  ["two addresses", { VOXLOG_LEADS_TO: "a@x.test,b@x.test" }, "isn't a single email address"],
  ["an invalid sender", { VOXLOG_MAIL_FROM: "Voxlog" }, "VOXLOG_MAIL_FROM"],
  ["a user without a password", { VOXLOG_SMTP_USER: "voxlog" }, "or neither"],
  ["a password without a user", { VOXLOG_SMTP_PASSWORD: "s3cret" }, "or neither"],
  ["no TLS to another machine", { VOXLOG_SMTP_TLS: "off" }, "unencrypted"],
  ["codes without an address", { VOXLOG_LEADS_TO: "", VOXLOG_SECOND_FACTOR: "on" }, "codes can't be emailed"],
])(
  "email settings with %s are rejected with a message that says what to do without the password",
  (_, variables, message) => {
    const read = () => readMailSettings({ ...complete, ...variables });
    expect(read).toThrow(message);
    expect(read).not.toThrow("s3cret");
  },
);
