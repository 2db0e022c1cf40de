import { createTransport, type NodemailerError } from "nodemailer";
import type { Email } from "./emails.ts";

/**
 * An email's outcome: sent, rejected for good, or to be tried again. `unreachable` means that the server accepts no
 * email at all.
 */
export type Outcome = { sent?: true; rejected?: true; unreachable?: true; error?: string };

/** How to reach the outgoing mail server. */
export type SmtpServer = {
  host: string;
  port: number;
  /** From the first byte (`tls`), after asking for it (`starttls`), or never (`off`). */
  tls: "tls" | "starttls" | "off";
  account: { user: string; password: string } | undefined;
};

/** How an email is sent. */
export type Delivery = {
  smtp: SmtpServer;
  from: { name: string; address: string };
  /** The email's ID, the same for every try, so that a recipient can recognize a repeat. */
  messageId: string;
  /** Ends the attempt, wherever it is. */
  giveUp: AbortSignal;
};

/** Sends an email to the mail server. Never throws: every failure is an outcome. */
export async function deliver(email: Email, { smtp, from, messageId, giveUp }: Delivery): Promise<Outcome> {
  const { to, replyTo } = email;
  if (!isMailAddress(to)) return { error: `Not a single, plain email address: ${to}`, rejected: true };
  const transport = connectTo(smtp);
  try {
    await transport.sendMail({
      from,
      to,
      ...(isMailAddress(replyTo) && { replyTo }),
      subject: email.subject,
      text: toText(email),
      html: toHtml(email),
      messageId,
      // Marks it as automatic, so that mailboxes do not answer it (RFC 3834).
      headers: { "Auto-Submitted": "auto-generated" },
      signal: giveUp,
    });
    return { sent: true };
  } catch (error) {
    // A server that drops this email, or hangs, may accept others.
    const isOfThisMail = isLost(error as NodemailerError) && (await takesMail(smtp));
    const { unreachable, ...outcome } = failure(error);
    return isOfThisMail ? outcome : { ...outcome, ...(unreachable && { unreachable }) };
  } finally {
    transport.close();
  }
}

function connectTo(smtp: SmtpServer, patience?: number) {
  return createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === "tls",
    requireTLS: smtp.tls === "starttls",
    ignoreTLS: smtp.tls === "off",
    ...(smtp.account && { auth: { user: smtp.account.user, pass: smtp.account.password } }),
    ...(patience && {
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Whether the connection was lost or timed out, without an answer. */
const isLost = ({ code, command }: NodemailerError) => code === "EABORT" || command === "CONN";

/** Whether the mail server accepts a connection within 5 s. */
function takesMail(smtp: SmtpServer): Promise<boolean> {
  return connectTo(smtp, 5000)
    .verify()
    .catch(() => false);
}

function failure(error: unknown): Outcome {
  const { code, command, permanent, message } = error as NodemailerError;
  if (code === "EABORT") return { error: "The mail server didn't answer in time.", unreachable: true };
  // A server that rejects the sender rejects all our mails.
  const isOfThisMail = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM";
  if (!isOfThisMail) return { error: message, unreachable: true };
  return { error: message, ...(permanent && { rejected: true }) };
}

/**
 * Whether a text is one plain mail address. What else the standards allow (quotes, comments, groups) is read by
 * some programs as several addresses, and such addresses aren't used. What is not seen would make it look like another.
 *
 * @example isMailAddress("ada@example.com") ⇒ true
 * @example isMailAddress("ada@example.com, all@example.com") ⇒ false
 */
export function isMailAddress(text: string): boolean {
  return /^[^\s@<>()[\],;:\\"\p{C}]+@[^\s@<>()[\],;:\\"\p{C}]+$/u.test(text);
}

/** Returns an email as plain text. */
function toText({ paragraphs }: Email): string {
  return paragraphs
    .map((paragraph) =>
      typeof paragraph === "string"
        ? paragraph
        : paragraph.map(({ label, value }) => `${label}: ${value}`).join("\n"),
    )
    .join("\n\n");
}

/** Returns an email as HTML in the mail reader's own style. */
function toHtml({ paragraphs, language, subject }: Email): string {
  const body = paragraphs.map((paragraph) =>
    typeof paragraph === "string"
      ? `<p>${escapeHtml(paragraph)}</p>`
      : `<table cellpadding="4">${paragraph.map(row).join("")}</table>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${body.join("")}</body></html>`;
}

const row = ({ label, value }: { label: string; value: string }) =>
  `<tr><th align="left" scope="row">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
