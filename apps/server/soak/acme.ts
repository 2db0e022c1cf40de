import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@voxlog/testing/free-port";
import { generate } from "selfsigned";
import { stopProcess } from "../process/processes.ts";
import { startCommand } from "../testing/run-command.ts";

/**
 * Part of `pnpm soak`: gets a server's certificate from Pebble, the test server of Let's Encrypt's authors, and serves
 * HTTP/2 with it. PEBBLE_BIN is the folder of its programs; without it, this does nothing. To build them: `go install
 * github.com/letsencrypt/pebble/v2/cmd/{pebble,pebble-challtestsrv}@latest`.
 */
const bin = process.env["PEBBLE_BIN"];
if (!bin) {
  console.log("ACME was not tried: PEBBLE_BIN is not set.");
  process.exit();
}
const DOMAIN = "voxlog.test";
const folder = await mkdtemp(join(tmpdir(), "voxlog-acme-"));
const [directory, dns, management, port, httpPort] = await Promise.all(
  Array.from({ length: 5 }, () => freePort()),
);
const authority = await generate([{ name: "commonName", value: "localhost" }], {
  extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
});
await writeFile(join(folder, "cert.pem"), authority.cert);
await writeFile(join(folder, "key.pem"), authority.private);
const config = {
  listenAddress: `127.0.0.1:${directory}`,
  certificate: join(folder, "cert.pem"),
  privateKey: join(folder, "key.pem"),
  httpPort,
  tlsPort: port,
};
await writeFile(join(folder, "config.json"), JSON.stringify({ pebble: config }));

const off = ["http01", "https01", "tlsalpn01", "doh"].flatMap((name) => [`-${name}`, ""]);
const names = ["-defaultIPv4", "127.0.0.1", "-defaultIPv6", "", "-dnsserver", `127.0.0.1:${dns}`];
const children = [
  spawn(join(bin, "pebble-challtestsrv"), [...names, ...off, "-management", `127.0.0.1:${management}`]),
  spawn(join(bin, "pebble"), ["-config", join(folder, "config.json"), "-dnsserver", `127.0.0.1:${dns}`], {
    env: { ...process.env, PEBBLE_VA_NOSLEEP: "1" },
  }),
];
await sleep(1000);
const server = startCommand("serve.ts", {
  NODE_EXTRA_CA_CERTS: join(folder, "cert.pem"),
  VOXLOG_ACME_DIRECTORY: `https://localhost:${directory}/dir`,
  VOXLOG_DOMAIN: DOMAIN,
  PORT: String(port),
  HTTP_PORT: String(httpPort),
  DATA_DIR: join(folder, "data"),
});
try {
  await server.announced();
  for (const name of [DOMAIN, `www.${DOMAIN}`]) {
    const { issuer, names } = await certificateFor(name, Date.now() + 60_000);
    console.log(`ACME: ${names} is certified by ${issuer}, over HTTP/2.`);
    if (!issuer.startsWith("Pebble")) process.exitCode = 1;
  }
} finally {
  await stopProcess(server.child);
  for (const child of children) child.kill();
  await rm(folder, { recursive: true });
}

async function certificateFor(name: string, deadline: number): Promise<{ issuer: string; names: string }> {
  for (;;) {
    const session = connect(`https://127.0.0.1:${port}`, { servername: name, rejectUnauthorized: false });
    try {
      await once(session, "connect");
      const socket = session.socket as import("node:tls").TLSSocket;
      const { issuer, subjectaltname: names = "" } = socket.getPeerCertificate();
      if (!names.split("DNS:").includes(name)) throw new Error(`The certificate is for ${names}.`);
      return { issuer: String(issuer.CN), names };
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(250);
    } finally {
      session.destroy();
    }
  }
}
