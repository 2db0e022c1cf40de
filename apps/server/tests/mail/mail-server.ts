import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

type ReceivedMail = { from: string; to: string[]; raw: string } & Awaited<ReturnType<typeof parse>>;

/** A real mail server on this machine that stores received emails. */
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** Marks an email whose connection the server drops, if that is its behavior. */
export const DROPPED = "dropped-by-the-server";

export const PASSWORD = "s3cret-of-the-mail-server";

/** Returns the variables of a server that sends leads to its owner through a mail server. */
export const mailVariables = ({ port }: { port: number }) => ({
  VOXLOG_LEADS_TO: "owner@voxlog.test",
  VOXLOG_SMTP_HOST: "127.0.0.1",
  VOXLOG_SMTP_PORT: String(port),
  VOXLOG_SMTP_TLS: "off",
});

/** Starts one on a free port, by default without TLS or authentication. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  let server: SMTPServer;
  const mailServer = {
    port: 0,
    emails: [] as ReceivedMail[],
    users: [] as string[],
    /** "takes", "rejects", "rejects for now", "rejects the recipient", "hangs", "hangs at sign-in", "drops some" or "takes and drops". */
    manner: "takes",
    begun: 0,
    async start() {
      server = new SMTPServer({
        authOptional: true,
        hideSTARTTLS: true,
        allowInsecureAuth: true,
        disableReverseLookup: true,
        closeTimeout: 1,
        logger: false,
        ...options,
        onAuth({ username, password }, _session, done) {
          if (mailServer.manner === "hangs at sign-in") return;
          if (password !== PASSWORD) return done(rejection(535, "Wrong password"));
          mailServer.users.push(username ?? "");
          done(null, { user: username });
        },
        onRcptTo(_address, _session, done) {
          done(mailServer.manner === "rejects the recipient" ? rejection(550, "No such mailbox") : null);
        },
        async onData(stream, session, done) {
          const { envelope } = session;
          mailServer.begun++;
          const raw = await text(stream).catch(() => undefined);
          if (raw === undefined) return; // The sender disconnected.
          const { manner } = mailServer;
          const drop = () => {
            for (const connection of server.connections) {
              if (connection.session === session) connection._socket.destroy();
            }
          };
          if (manner === "hangs") return;
          if (manner === "drops some" && raw.includes(DROPPED)) return drop();
          if (manner === "rejects") return done(rejection(554, "Not wanted"));
          if (manner === "rejects for now") return done(rejection(451, "Try again later"));
          const from = envelope.mailFrom ? envelope.mailFrom.address : "";
          const to = envelope.rcptTo.map(({ address }) => address);
          mailServer.emails.push({ from, to, ...(await parse(raw)), raw });
          if (manner === "takes and drops") return drop();
          done();
        },
      });
      server.on("error", () => undefined);
      server.listen(mailServer.port, "127.0.0.1");
      await once(server.server, "listening");
      mailServer.port = (server.server.address() as AddressInfo).port;
    },
    async stop() {
      await new Promise<void>((closed) => server.close(closed));
    },
    [Symbol.asyncDispose]: () => mailServer.stop(),
  };
  await mailServer.start();
  return mailServer;
}

const rejection = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

async function parse(raw: string) {
  const { headers, text = "", html = "" } = await PostalMime.parse(raw);
  return { headers: new Headers(headers.map(({ key, value }) => [key, value])), text: text.trimEnd(), html };
}
