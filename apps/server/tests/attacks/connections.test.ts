import { BATCH_HEADERS, batchBody } from "@voxlog/tracking/testing";
import { expect, test } from "vitest";
import { recordId, session, signup, signupOf } from "../samples.ts";
import { send, sendRaw, sharedServer, unfinishedPost } from "../server.ts";

const server = await sharedServer();

const SIGNUPS = "/api/collections/signups/records";

async function begin(responses: string[], text: string) {
  const socket = await sendRaw(server, text);
  return socket.once("data", (data: Buffer) => responses.push(data.toString().split("\r\n\r\n")[0] ?? ""));
}

test("unfinished requests from one address are limited to 100, and closing one frees its place", async () => {
  const responses: string[] = [];
  const sockets = await Promise.all(
    Array.from({ length: 160 }, () => begin(responses, unfinishedPost(SIGNUPS))),
  );
  await expect.poll(() => responses.length).toBe(60);
  expect(new Set(responses.map((response) => response.split(" ")[1]))).toEqual(new Set(["429"]));
  expect(responses[0]).toContain("Connection: close");

  for (const socket of sockets) socket.destroy();
  const signUp = async () => (await send(server.url + SIGNUPS, "POST", signup())).status;
  await expect.poll(signUp).toBe(200);
});

test("visitors who leave while their batch waits to be stored don't use up the places of others", async () => {
  const url = `/api/collections/sessions/records/${recordId()}`;
  const body = batchBody([{ method: "PATCH", url, body: { last_view: new Date().toISOString() } }]);
  const batch = `POST /api/batch HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: ${BATCH_HEADERS["Content-Type"]}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const turnOfServer = () => send(`${server.url}/api/health`, "GET");
  {
    using other = server.openDatabase();
    other.exec("BEGIN IMMEDIATE");
    const sockets = await Promise.all(Array.from({ length: 250 }, () => sendRaw(server, batch)));
    await turnOfServer();
    for (const socket of sockets) socket.resetAndDestroy();
    await turnOfServer();
    other.exec("ROLLBACK");
  }
  // It's stored after their rows.
  await fetch(`${server.url}/api/batch`, { method: "POST", headers: BATCH_HEADERS, body });
  const signUp = async (person: number) =>
    (await send(server.url + SIGNUPS, "POST", signupOf(person))).status;
  await expect
    .poll(() => Promise.all(Array.from({ length: 60 }, (_, person) => signUp(person))))
    .toEqual(Array(60).fill(200));
});

test("headers over 20 kB are rejected before they arrive completely", async () => {
  const responses: string[] = [];
  await begin(responses, `GET / HTTP/1.1\r\nX-Large: ${"a".repeat(30_000)}`);
  await expect.poll(() => responses).toMatchObject([expect.stringMatching(/ 431 /)]);
});

test("a response with a session can't be cached", async () => {
  const sent = session();
  await send(`${server.url}/api/collections/sessions/records`, "POST", sent);
  const filter = encodeURIComponent(`session_id="${sent.session_id}"`);
  const found = await fetch(`${server.url}/api/collections/sessions/records?filter=${filter}`);
  expect(await found.json()).toMatchObject({ items: [{ session_id: sent.session_id }] });
  expect(found.headers.get("Cache-Control")).toBe("no-store");
});

test("realtime messages are rejected for everyone, including the owner", async () => {
  for (const headers of [{}, { Authorization: server.admin.token }]) {
    for (const method of ["GET", "POST"]) {
      for (const path of ["/api/realtime", "/api/realtime/", "/api/%72ealtime", "/api/realtime?x=1"])
        expect(await send(server.url + path, method, undefined, headers)).toMatchObject({ status: 404 });
    }
  }
});
