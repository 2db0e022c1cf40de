import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("freePort never returns the same port twice", async () => {
  const ports = new Set<number>();
  for (let drawn = 0; drawn < 500; drawn++) ports.add(await freePort());

  expect(ports.size).toBe(500);
});

test("freePort returns a port that can be listened on", async () => {
  const port = await freePort();
  const server = createServer();
  const listening = new Promise((resolve, reject) => {
    server.once("listening", resolve);
    server.once("error", reject);
  });
  server.listen(port, "127.0.0.1");

  await expect(listening).resolves.toBeUndefined();
  server.close();
});
