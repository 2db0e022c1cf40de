import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { send, sharedServer } from "../server.ts";

const server = await sharedServer();

/** MB that the server takes of this machine's memory. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Asks for realtime messages on a connection that is left open, and tells the status of the answer. */
function listen(sockets: Socket[]): Promise<string | undefined> {
  return new Promise((answered, failed) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () =>
      socket.write("GET /api/realtime HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"),
    );
    sockets.push(socket);
    socket.once("data", (data: Buffer) => answered(data.toString().split(" ")[1]));
    socket.once("error", failed);
  });
}

test("realtime messages, which none of our pages uses are rejected for everyone, including the owner", async () => {
  for (const headers of [{}, { Authorization: server.admin.token }]) {
    for (const method of ["GET", "POST"]) {
      for (const path of ["/api/realtime", "/api/realtime/", "/api/%72ealtime", "/api/realtime?x=1"]) {
        expect(await send(server.url + path, method, undefined, headers)).toMatchObject({ status: 404 });
      }
    }
  }
});

test.runIf(process.platform === "linux")(
  "realtime messages, which none of our pages uses take no memory, however many ask for them",
  async () => {
    const sockets: Socket[] = [];
    const askFifty = () => Promise.all(Array.from({ length: 50 }, () => listen(sockets)));
    await askFifty();
    const before = await memory();
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(...(await askFifty()));
    const grown = (await memory()) - before;
    for (const socket of sockets) socket.destroy();

    expect(new Set(answers)).toEqual(new Set(["404"]));
    // A connection that is held takes 0.3 MB: 600 are 180 MB.
    expect(grown).toBeLessThan(60);
  },
);
