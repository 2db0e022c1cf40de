import { brand } from "@voxlog/product";
import { html } from "hono/html";
import { createTransport, type NodemailerError } from "nodemailer";
import { isMailAddress } from "../configuration/formats.ts";
import { messageOf } from "../process/command.ts";
import type { Email, Paragraph } from "./emails.ts";
import type { SmtpServer } from "./mail-settings.ts";

/**
 * An email's outcome: sent, permanently rejected, or neither, and then it's tried again. `unreachable` means that the
 * server accepts no email at all; `unsure` that the connection was lost, so that it may have been sent.
 */
export type Outcome = { sent?: true; rejected?: true; unreachable?: true; unsure?: true; error?: string };

/** Ms for an email: longer than a working mail server takes. */
export const LIMIT = 60_000;
/** Ms for the first try, because a person or other due emails wait for it. */
export const FIRST_LIMIT = 15_000;

/**
 * Sends an email. Never throws: a failure is an outcome. A mailbox recognizes a duplicate by its `id`.
 *
 * @param limit ms for the attempt, which `closing` ends, too.
 */
export async function deliver(
  email: Email,
  id: string,
  { smtp, from }: { smtp: SmtpServer; from: string },
  closing: AbortSignal,
  limit = LIMIT,
): Promise<Outcome> {
  const { to, replyTo } = email;
  if (!isMailAddress(to)) return { error: `Not a single, plain email address: ${to}`, rejected: true };
  const transport = connectTo(smtp);
  try {
    await transport.sendMail({
      from: { name: brand.name, address: from },
      to,
      ...(isMailAddress(replyTo) && { replyTo }),
      subject: email.subject,
      text: toText(email),
      html: toHtml(email),
      messageId: `<${id}@${from.split("@")[1]}>`,
      // Prevents automatic replies (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated", ...(email.unsubscribe && oneClick(email.unsubscribe)) },
      signal: AbortSignal.any([AbortSignal.timeout(limit), closing]),
    });
    return { sent: true };
  } catch (error) {
    // A server that drops this email, or hangs on it, may accept others.
    const { code, command } = error as NodemailerError;
    const isLost = code === "EABORT" || command === "CONN";
    const outcome = failure(error);
    return isLost && (await canConnect(smtp)) ? { error: outcome.error, unsure: true } : outcome;
  } finally {
    transport.close();
  }
}

/** The headers of RFC 8058. They aren't folded, because some mail programs can't read a folded address. */
const oneClick = (url: string) => ({
  "List-Unsubscribe": { prepared: true, value: `<${url}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** @param timeout ms to connect, and to answer each command: a server that hangs shows it within a minute. */
function connectTo(smtp: SmtpServer, timeout = 30_000) {
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === "tls",
    requireTLS: smtp.tls === "starttls",
    ignoreTLS: smtp.tls === "off",
    ...(smtp.account && { auth: { user: smtp.account.user, pass: smtp.account.password } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

const canConnect = (smtp: SmtpServer) =>
  connectTo(smtp, 5000)
    .verify()
    .catch(() => false);

function failure(error: unknown): Outcome & { error: string } {
  const { code, command, permanent } = error as NodemailerError;
  const message = messageOf(error);
  if (code === "EABORT" || code === "ETIMEDOUT")
    return { error: "The mail server didn't answer in time.", unreachable: true };
  // A server that rejects the sender rejects all our emails.
  const isMessageSpecific = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM";
  if (!isMessageSpecific) return { error: message, unreachable: true };
  return { error: message, ...(permanent && { rejected: true }) };
}

function toText({ paragraphs }: Email): string {
  const isReply = (each: Paragraph) => typeof each === "object" && "url" in each && /^mailto:/.test(each.url);
  // As text, a template is an address of many lines.
  return paragraphs
    .filter((each) => !isReply(each))
    .map((paragraph) =>
      typeof paragraph === "string"
        ? paragraph
        : "link" in paragraph
          ? `${paragraph.link}: ${paragraph.url}`
          : paragraph.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    )
    .join("\n\n");
}

function toHtml({ paragraphs, language, subject }: Email): string {
  const body = paragraphs.map((paragraph) =>
    typeof paragraph === "string"
      ? html`<p>${paragraph}</p>`
      : "link" in paragraph
        ? html`<p><a href="${paragraph.url}">${paragraph.link}</a></p>`
        : html`<table cellpadding="4">${paragraph.map(row)}</table>`,
  );
  return String(
    html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${subject}</title></head><body>${body}</body></html>`,
  );
}

const row = ({ label, value }: { label: string; value: string }) =>
  html`<tr><th align="left" scope="row">${label}</th><td>${value}</td></tr>`;
