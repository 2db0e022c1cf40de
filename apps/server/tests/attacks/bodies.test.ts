import { expect, test } from "vitest";
import { pageVisit, signup } from "../samples.ts";
import { sharedServer } from "../server.ts";

const server = await sharedServer();

const KIB = 1024;
const PATHS = [
  "/api/collections/signups/records",
  "/api/batch",
  "/api/collections/_superusers/auth-with-password",
];

/** Sends a body of a length: whole, or in chunks without saying how long it is. */
async function sendBody(path: string, body: string, chunked = false, headers = {}): Promise<number> {
  const stream = new Blob([body]).stream();
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    ...(chunked ? { body: stream, duplex: "half" } : { body }),
  } as RequestInit);
  return response.status;
}

/** A record as JSON of so many bytes. */
const padded = (record: object, length: number) => {
  const filled = (filler: string) => JSON.stringify({ ...record, filler });
  return filled("x".repeat(length - filled("").length));
};

test("a body without the owner's account is taken up to 16 KiB", async () => {
  expect(await sendBody("/api/collections/signups/records", padded(signup(), 16 * KIB))).toBe(200);
});

test.each(PATHS)("a body without the owner's account is rejected above 16 KiB at %s", async (path) => {
  expect(await sendBody(path, padded(signup(), 16 * KIB + 1))).toBe(413);
});

test.each(PATHS)(
  "a body without the owner's account is rejected above 16 KiB at %s when it comes in chunks",
  async (path) => {
    const before = await server.admin.rows("signups");
    expect([400, 413]).toContain(await sendBody(path, padded(signup(), 40 * KIB), true));
    expect(await server.admin.rows("signups")).toHaveLength(before.length);
  },
);

test("a body without the owner's account is taken when it is short and comes in chunks, as through a proxy", async () => {
  const path = "/api/collections/page_visits/records";
  expect(await sendBody(path, JSON.stringify(pageVisit()), true)).toBe(200);
});

test("a body without the owner's account is rejected when it isn't JSON", async () => {
  expect(await sendBody("/api/collections/signups/records", "{")).toBe(400);
});

test("a body of the owner may be larger", async () => {
  const headers = { Authorization: server.admin.token };
  expect(
    await sendBody("/api/collections/signups/records", padded(signup(), 100 * KIB), false, headers),
  ).toBe(200);
});
