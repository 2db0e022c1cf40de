import { connect, type Socket } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestPocketBase } from "../../testing/index.ts";
import { session, signup } from "../samples.ts";
import { sharedServer } from "../shared-server.ts";
import { send } from "../visitor.ts";

let server: TestPocketBase;
beforeAll(async () => {
  server = await sharedServer();
});

const SIGNUPS = "/api/collections/signups/records";

/** Begins a request whose body never comes, and tells the status of the answer, if there is one. */
function begin(answers: string[]): Promise<Socket> {
  return new Promise((begun, failed) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1", () =>
      socket.write(
        `POST ${SIGNUPS} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`,
        () => begun(socket),
      ),
    );
    socket.once("data", (data: Buffer) => answers.push(data.toString().split("\r\n\r\n")[0] ?? ""));
    socket.once("error", failed);
  });
}

describe("requests of one address that never end", () => {
  test("are refused beyond 350, and forgotten as soon as they are gone", async () => {
    const answers: string[] = [];
    const sockets = await Promise.all(Array.from({ length: 450 }, () => begin(answers)));
    await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(100);
    expect(new Set(answers.map((answer) => answer.split(" ")[1]))).toEqual(new Set(["429"]));
    expect(answers[0]).toContain("Connection: close");

    for (const socket of sockets) socket.destroy();
    const signUp = async () => (await send(server.url + SIGNUPS, "POST", signup())).status;
    await expect.poll(signUp, { timeout: 10_000 }).toBe(200);
  });
});

describe("a session that was found", () => {
  test("is kept in no cache on the way", async () => {
    const sent = session();
    await send(`${server.url}/api/collections/sessions/records`, "POST", sent);
    const filter = encodeURIComponent(`session_id="${sent.session_id}"`);
    const found = await fetch(`${server.url}/api/collections/sessions/records?filter=${filter}`);
    expect(await found.json()).toMatchObject({ items: [{ session_id: sent.session_id }] });
    expect(found.headers.get("Cache-Control")).toBe("no-store");
  });
});
