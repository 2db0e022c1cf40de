import { request } from "node:http";
import { freePort } from "@voxlog/testing/free-port";
import { expect, test } from "vitest";
import { readAddress } from "../../configuration/address.ts";
import { redirectToHttps } from "../../front/tls/redirect-to-https.ts";

test.each(["http", "0", "65536", "80.5", "-1", " ", "8090 "])(
  "the variable PORT isn't a port when it is '%s'",
  (port) => {
    expect(() => readAddress({ PORT: port })).toThrow(`PORT is "${port}". Set it to a number`);
  },
);

test("the variable HOST has a server listen on this machine alone unless it is in a container", () => {
  expect(readAddress({}).host).toBe("127.0.0.1");
  expect(readAddress({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  expect(() => readAddress({ HOST: "example.com" })).toThrow('HOST is "example.com".');
});

test.each([
  "https://www.example.com",
  "www.example.com:443",
  "www.example.com/",
  "localhost",
  "192.0.2.1",
  "a b.nl",
])("the variable VOXLOG_DOMAIN isn't a domain when it is '%s'", (VOXLOG_DOMAIN) => {
  const ports = { PORT: "58443", HTTP_PORT: "58080" };
  expect(() => readAddress({ ...ports, VOXLOG_DOMAIN })).toThrow("isn't a domain");
});

test.each([
  ["www.example.com", "/pricing?a=1", "https://www.example.com/pricing?a=1"],
  ["evil.example", "/pricing", "https://www.example.com/pricing"],
  ["evil.example", "http://evil.example/x", "https://www.example.com/"],
  ["evil.example", "//evil.example", "https://www.example.com//evil.example"],
])("who comes without TLS and asks %s for %s is led to our domain alone", async (host, path, location) => {
  const port = await freePort();
  await using _server = await redirectToHttps(port, "www.example.com", new Map());
  const answer = await new Promise((answered) => {
    request({ port, path, headers: { Host: host }, agent: false }, (response) => {
      answered([response.statusCode, response.resume().headers.location]);
    }).end();
  });
  expect(answer).toEqual([301, location]);
});
