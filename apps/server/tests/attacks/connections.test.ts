import { readFile } from "node:fs/promises";
import { connect, type Socket } from "node:net";
import { expect, test } from "vitest";
import { session, signup } from "../samples.ts";
import { send, sharedServer } from "../server.ts";

const server = await sharedServer();

const SIGNUPS = "/api/collections/signups/records";

/** Begins a request and never ends it; the heads of what is answered go to the list. */
function begin(answers: string[], ...lines: string[]): Promise<Socket> {
  return new Promise((begun, failed) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () =>
      socket.write(lines.join("\r\n"), () => begun(socket)),
    );
    socket.once("data", (data: Buffer) => answers.push(data.toString().split("\r\n\r\n")[0] ?? ""));
    socket.once("error", failed);
  });
}

/** A request whose body never comes. */
const beginBody = (path: string) => [
  `POST ${path} HTTP/1.1`,
  "Host: 127.0.0.1",
  "Content-Type: application/json",
  "Content-Length: 4000",
  "",
  "{",
];

test("requests of one address that never end are rejected beyond 100, and no longer counted once closed", async () => {
  const answers: string[] = [];
  const sockets = await Promise.all(Array.from({ length: 160 }, () => begin(answers, ...beginBody(SIGNUPS))));
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(60);
  expect(new Set(answers.map((answer) => answer.split(" ")[1]))).toEqual(new Set(["429"]));
  expect(answers[0]).toContain("Connection: close");

  for (const socket of sockets) socket.destroy();
  const signUp = async () => (await send(server.url + SIGNUPS, "POST", signup())).status;
  await expect.poll(signUp, { timeout: 10_000 }).toBe(200);
});

test("requests of one address that never end are rejected for headers beyond 20 kB, before they have arrived", async () => {
  const answers: string[] = [];
  await begin(answers, "GET / HTTP/1.1", `X-Large: ${"a".repeat(30_000)}`);
  await expect.poll(() => answers).toMatchObject([expect.stringMatching(/ 431 /)]);
});

test("a session that was found is kept in no cache on the way", async () => {
  const sent = session();
  await send(`${server.url}/api/collections/sessions/records`, "POST", sent);
  const filter = encodeURIComponent(`session_id="${sent.session_id}"`);
  const found = await fetch(`${server.url}/api/collections/sessions/records?filter=${filter}`);
  expect(await found.json()).toMatchObject({ items: [{ session_id: sent.session_id }] });
  expect(found.headers.get("Cache-Control")).toBe("no-store");
});

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

test("realtime messages are rejected for everyone, including the owner", async () => {
  for (const headers of [{}, { Authorization: server.admin.token }]) {
    for (const method of ["GET", "POST"]) {
      for (const path of ["/api/realtime", "/api/realtime/", "/api/%72ealtime", "/api/realtime?x=1"]) {
        expect(await send(server.url + path, method, undefined, headers)).toMatchObject({ status: 404 });
      }
    }
  }
});

test.runIf(process.platform === "linux")(
  "requests for realtime messages take no memory, however many there are",
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
