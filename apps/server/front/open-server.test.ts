import { once } from "node:events";
import { connect } from "node:http2";
import { generate } from "selfsigned";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { openServer } from "./open-server.ts";
import { writeCertificate } from "./tls/certificate-file.ts";

test("a server with TLS stops after five seconds while a visitor doesn't read an answer", async () => {
  const [domain, dataDir] = ["voxlog.test", await temporaryFolder()];
  const { cert, private: key } = await generate([{ name: "commonName", value: domain }], {
    extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: domain }] }],
  });
  await writeCertificate(dataDir, domain, { key, cert });
  const address = { host: "127.0.0.1", port: 0, tls: { domain, httpPort: 0, directoryUrl: undefined } };
  const server = await openServer(address, (_, response) => void response.end(Buffer.alloc(1e6)), dataDir);
  const visitor = connect(`https://127.0.0.1:${server.port}`, {
    servername: domain,
    rejectUnauthorized: false,
  });
  visitor.on("error", () => undefined);
  await once(visitor.request({ ":path": "/" }), "response");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const closed = Promise.all([server.close(), once(visitor, "close")]);
  vi.advanceTimersByTime(5000);
  await closed;
  expect(visitor.destroyed).toBe(true);
});
