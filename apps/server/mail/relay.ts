import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Language } from "@voxlog/i18n/mail";
import { brand } from "@voxlog/product";
import { deliver, type Outcome, type SmtpServer } from "./deliver.ts";
import {
  codeLetter,
  confirmationLetter,
  type DueMail,
  digestLetter,
  type Letter,
  ownersLetter,
} from "./letters.ts";

/** Where leads are mailed to, as whom, and through which server. */
export type MailSettings = {
  leadsTo: string;
  from: string;
  /** The origin of the site that the mails are about. */
  site: string;
  /** The language of the mails to the owner. */
  ownersLanguage: Language;
  /** Leads beyond it are mailed together. */
  mailsPerHour: number;
  /** Whether the staff are mailed a code when they sign in. */
  asksForCodes: boolean;
  smtp: SmtpServer;
};

/** Takes mails over HTTP, on this machine alone, and says of each what became of it. */
export type MailRelay = {
  /** Where to POST a list of {@link DueMail}; the answer lists their {@link Outcome}s. Nobody else can guess it. */
  url: string;
  close(): void;
};

/** Longer than a mail server takes that works, and shorter than PocketBase waits for the relay. */
const LIMIT = 60_000;

/** The first time a mail is given up sooner: the others that are due wait for it. */
const FIRST_LIMIT = 15_000;

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
    const mails = (await json(request).catch(() => undefined)) as DueMail[] | undefined;
    if (!Array.isArray(mails)) return void response.writeHead(400).end();
    const outcomes = mails.map((mail) => {
      const ownLimit = mail?.tries === 1 ? Math.min(limit, FIRST_LIMIT) : limit;
      return relay(mail, settings, AbortSignal.any([AbortSignal.timeout(ownLimit), closing.signal]));
    });
    response
      .writeHead(200, { "Content-Type": "application/json" })
      .end(JSON.stringify(await Promise.all(outcomes)));
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

async function relay(mail: DueMail, settings: MailSettings, giveUp: AbortSignal): Promise<Outcome> {
  try {
    const letter = await write(mail, settings);
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

function write(mail: DueMail, { leadsTo, ownersLanguage, site }: MailSettings): Promise<Letter> {
  if (mail.kind === "code") return codeLetter(mail, ownersLanguage);
  if (mail.kind === "digest") return digestLetter(mail, leadsTo, ownersLanguage);
  return mail.kind === "lead"
    ? ownersLetter(mail, leadsTo, ownersLanguage)
    : confirmationLetter(mail, leadsTo, site);
}

/** Tells who watches the server what to look after. A rejection may quote the visitor, so it is not repeated. */
function report(kind: DueMail["kind"], { unreachable, error }: Outcome): void {
  if (unreachable) process.stderr.write(`The mail server takes no mail: ${error}\n`);
  else if (error && kind === "code") {
    process.stderr.write(`The mail server refused the mail of a code to sign in with: ${error}\n`);
  } else if (error && kind !== "confirmation") {
    process.stderr.write("The mail server refused the mail of a lead: the outbox in the admin says why.\n");
  }
}
