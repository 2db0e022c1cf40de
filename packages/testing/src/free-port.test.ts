import { createServer } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

test("A port is drawn once, even if no one has listened on it yet", async () => {
  const ports = new Set<number>();
  for (let drawn = 0; drawn < 500; drawn++) ports.add(await freePort());

  expect(ports.size).toBe(500);
});

test("A port that was drawn can be listened on", async () => {
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
