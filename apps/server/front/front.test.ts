import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { connect as connectHttp2, createServer as createHttp2, type OutgoingHttpHeaders } from "node:http2";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectTls } from "node:tls";
import { listen } from "@voxlog/testing/listen";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import { Hono } from "hono";
import { generate } from "selfsigned";
import { afterEach, expect, test, vi } from "vitest";
import { type ApiEnv, createApi } from "./api.ts";
import { createFront } from "./front.ts";
import type { FormHandler } from "./guard.ts";
import { openServer } from "./open-server.ts";
import { type Certificate, isRenewalDue, readCertificate, writeCertificate } from "./tls/certificate-file.ts";

afterEach(() => void vi.useRealTimers());

const routes = new Hono<ApiEnv>().post("/api/own", async (context) => context.text(await context.req.text()));
const api = createApi([{ path: "/api/own", routes }]);
const options = { api, builds: {}, origins: [], trustedProxyHeader: undefined };
const front = createFront(options);

test("a body of our own API that doesn't arrive within 20 seconds frees its place", async () => {
  const received = Promise.withResolvers<void>();
  using server = await listen((request, response) => {
    front(request, response);
    received.resolve();
  });
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  socket.write("POST /api/own HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{");
  await received.promise;
  const closed = once(socket, "close");
  await vi.advanceTimersByTimeAsync(20_000);
  await closed;
  expect(socket.bytesRead).toBe(0);
});

test("a network that fills its share of forms still gets its form back, and the others store theirs", async () => {
  const release = Promise.withResolvers<void>();
  const answers: string[] = [];
  const trustedProxyHeader = "x-network";
  const forms: FormHandler = {
    handles: () => true,
    async answer(_, response, { body, hasRoom }) {
      answers.push(`${hasRoom ? "stored" : "returned"} ${body}`);
      if (hasRoom) await release.promise;
      response.end();
    },
  };
  using server = await listen(createFront({ ...options, trustedProxyHeader, forms }));
  const send = (network: string, body: string) =>
    fetch(server.url, { method: "POST", body, headers: { [trustedProxyHeader]: network } });
  const crowd = Array.from({ length: 200 }, (_, i) => send(`192.0.${i}.1`, "crowd"));
  const flood = Array.from({ length: 60 }, () => send("198.51.100.1", "flood"));
  const others = Array.from({ length: 5 }, (_, i) => send(`192.0.${i}.2`, "other"));
  await expect.poll(() => answers.length).toBe(265);
  release.resolve();
  await Promise.all([...crowd, ...flood, ...others]);
  const count = (answer: string) => answers.filter((each) => each === answer).length;
  expect([count("stored crowd"), count("stored other")]).toEqual([200, 5]);
  expect(count("returned flood")).toBeGreaterThanOrEqual(10);
});

test("caches keep responses of our own API apart by origin and compression", async () => {
  using server = await listen(front);
  const response = await fetch(`${server.url}/api/own`, { method: "POST", body: "x".repeat(2000) });
  expect(response.headers.get("Vary")?.split(", ")).toEqual(["Origin", "Accept-Encoding"]);
});

async function sendHttp2(listener: RequestListener, headers: OutgoingHttpHeaders, body?: string) {
  const server = createHttp2(listener as never).listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connectHttp2(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const request = client.request(headers);
  if (body) request.end(body);
  const answer = await text(request);
  client.close();
  server.close();
  await once(server, "close");
  return answer;
}

test("a body of our own API without a length arrives over HTTP/2", async () => {
  expect(await sendHttp2(front, { ":method": "POST", ":path": "/api/own" }, "a search")).toBe("a search");
});

test("a page over HTTP/2 counts for the visitor's network", async () => {
  const onPage = vi.fn();
  const page = createApi([{ path: "/page", routes: new Hono<ApiEnv>().get("/page", (it) => it.text("")) }]);
  const listener = createFront({ ...options, api: page, onPage });
  const browser = { "sec-fetch-dest": "document", "user-agent": "Mozilla/5.0 Firefox/140.0" };
  await sendHttp2(listener, { ":path": "/page", ...browser });
  expect(onPage).toHaveBeenCalledExactlyOnceWith("127.0.0.1");
});

async function makeCertificate(domain: string): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: "commonName", value: domain }], {
    keyType: "ec",
    notAfterDate: new Date(Date.UTC(2027, 1, 21)),
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: domain }] }],
  });
  return { cert, key };
}

const DOMAIN = "voxlog.test";

/** Serves the domain, whose certificate and that of its www subdomain are stored unless an authority is given. */
async function openDomain(listener: RequestListener, directoryUrl?: string) {
  const folder = await temporaryFolder();
  for (const name of directoryUrl ? [] : [DOMAIN, `www.${DOMAIN}`])
    await writeCertificate(folder, name, await makeCertificate(name));
  const tls = { domain: DOMAIN, httpPort: 0, directoryUrl };
  return openServer({ host: "127.0.0.1", port: 0, tls }, listener, folder);
}

test.each([
  ["the domain", "voxlog.test", "voxlog.test"],
  ["its www subdomain", "www.voxlog.test", "www.voxlog.test"],
  ["another name", "other.test", "voxlog.test"],
  ["no name", "", "voxlog.test"],
])("the first client that requests %s gets a stored certificate", async (_, servername, name) => {
  const { port, close } = await openDomain(() => undefined);
  const client = connectTls({ port, host: "127.0.0.1", servername, rejectUnauthorized: false });
  await once(client, "secureConnect");
  expect(client.getPeerCertificate().subject.CN).toBe(name);
  client.destroy();
  await close();
});

test("a server with TLS stops after five seconds while a visitor doesn't read an answer", async () => {
  const server = await openDomain((_, response) => void response.end(Buffer.alloc(1e6)));
  const tls = { servername: DOMAIN, rejectUnauthorized: false };
  const visitor = connectHttp2(`https://127.0.0.1:${server.port}`, tls);
  visitor.on("error", () => undefined);
  await once(visitor.request({ ":path": "/" }), "response");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const closed = Promise.all([server.close(), once(visitor, "close")]);
  vi.advanceTimersByTime(5000);
  await closed;
  expect(visitor.destroyed).toBe(true);
});

test("a server with TLS stops while the certificate authority doesn't answer", async () => {
  const asked = Promise.withResolvers<void>();
  using authority = await listen(() => asked.resolve());
  const server = await openDomain(() => undefined, authority.url);
  await asked.promise;
  await server.close();
});

const dataDir = await temporaryFolder();
const certificate = await makeCertificate(DOMAIN);

test("a certificate is stored like PocketBase stored its own, which is used", async () => {
  await writeCertificate(dataDir, DOMAIN, certificate);
  const stored = await readFile(join(dataDir, ".autocert_cache", DOMAIN), "utf8");
  expect(stored).toBe(certificate.key + certificate.cert);
  expect(await readCertificate(dataDir, DOMAIN)).toEqual(certificate);
});

test("a certificate for another domain isn't used, nor a damaged one", async () => {
  for (const unusable of [
    await makeCertificate("else.test"),
    { ...certificate, cert: certificate.cert.slice(0, 200) },
    { ...certificate, key: certificate.key.slice(0, 60) },
  ]) {
    await writeCertificate(dataDir, DOMAIN, unusable);
    expect(await readCertificate(dataDir, DOMAIN)).toBeUndefined();
  }
});

test("a certificate is renewed 30 days before it ends, and requested where there is none", () => {
  expect(isRenewalDue(certificate, Date.UTC(2027, 0, 20))).toBe(false);
  expect(isRenewalDue(certificate, Date.UTC(2027, 0, 24))).toBe(true);
  expect(isRenewalDue(undefined)).toBe(true);
});
