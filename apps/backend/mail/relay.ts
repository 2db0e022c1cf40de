import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Language } from "@voxlog/i18n/mail";
import { brand } from "@voxlog/product";
import { deliver, type Outcome, type SmtpServer } from "./deliver.ts";
import { confirmationLetter, type LeadMail, ownersLetter } from "./letters.ts";

/** Where leads are mailed to, as whom, and through which server. */
export type MailSettings = {
  leadsTo: string;
  from: string;
  /** The language of the mails to the owner. */
  ownersLanguage: Language;
  smtp: SmtpServer;
};

/** Takes mails over HTTP, on this machine alone, and says of each what became of it. */
export type MailRelay = {
  /** Where to POST a {@link LeadMail}. Nobody else can guess it. */
  url: string;
  close(): void;
};

/** Longer than a mail server takes that works, and shorter than PocketBase waits for the relay. */
const LIMIT = 60_000;

/**
 * Starts what PocketBase hands its mails to. It holds the settings of the mail server, so that PocketBase need not
 * know them, and a time limit, which PocketBase's own mailer has not.
 *
 * @param limit milliseconds for each mail.
 */
export async function startMailRelay(settings: MailSettings, limit = LIMIT): Promise<MailRelay> {
  const path = `/${randomBytes(32).toString("hex")}`;
  const closing = new AbortController();
  const server = createServer(async (request, response) => {
    if (request.method !== "POST" || request.url !== path) return void response.writeHead(404).end();
    const giveUp = AbortSignal.any([AbortSignal.timeout(limit), closing.signal]);
    const outcome = await relay(request, settings, giveUp);
    response.writeHead(200, { "Content-Type": "application/json" }).end(JSON.stringify(outcome));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${path}`,
    close() {
      // A mail that is on its way is left: nobody is there any more to write down what became of it.
      closing.abort();
      server.close().closeAllConnections();
    },
  };
}

async function relay(
  request: IncomingMessage,
  settings: MailSettings,
  giveUp: AbortSignal,
): Promise<Outcome> {
  try {
    const mail = (await json(request)) as LeadMail;
    const letter =
      mail.kind === "lead"
        ? await ownersLetter(mail, settings.leadsTo, settings.ownersLanguage)
        : await confirmationLetter(mail, settings.leadsTo);
    const { refused, ...outcome } = await deliver(letter, {
      smtp: settings.smtp,
      from: { name: brand.name, address: settings.from },
      messageId: `<${mail.id}@${settings.from.split("@")[1]}>`,
      giveUp,
    });
    report(mail.kind, outcome);
    // Whoever refuses the owner's mail is set up wrong, which the owner can mend: no lead is given up for it.
    return refused && mail.kind === "confirmation" ? { ...outcome, refused } : outcome;
  } catch (error) {
    return { error: String(error) };
  }
}

/** Tells who watches the server what to look after. A rejection may quote the visitor, so it is not repeated. */
function report(kind: LeadMail["kind"], { unreachable, error }: Outcome): void {
  if (unreachable) process.stderr.write(`The mail server takes no mail: ${error}\n`);
  else if (error && kind === "lead") {
    process.stderr.write("The mail server refused the mail of a lead: the outbox in the admin says why.\n");
  }
}
