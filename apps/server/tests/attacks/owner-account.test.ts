import { describe, expect, test } from "vitest";
import { send, sharedServer } from "../server.ts";

const server = await sharedServer();

const OWNER = "owner@voxlog.test";
const UNKNOWN = "unknown@voxlog.test";
const account = (path: string, body: object) =>
  send(`${server.url}/api/collections/_superusers/${path}`, "POST", body);

test("a stranger gets the same answer for the owner's wrong password as for an unknown address", async () => {
  const answerFor = (identity: string) => account("auth-with-password", { identity, password: "a guess" });
  expect(await answerFor(OWNER)).toEqual(await answerFor(UNKNOWN));
});

test("a stranger gets the same answer for the owner's forgotten password as for an unknown address", async () => {
  const answerFor = (email: string) => account("request-password-reset", { email });
  expect(await answerFor(UNKNOWN)).toEqual(await answerFor(OWNER));
});

describe("a stranger with a token that the server did not sign", () => {
  const token = (header: object, payload: object, signature = "") =>
    [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".") +
    `.${signature}`;
  const claims = { id: "aaaaaaaaaaaaaaa", type: "auth", collectionId: "pbc_3142635823", exp: 4102444800 };

  test.each([
    ["has no signature", token({ alg: "none", typ: "JWT" }, claims)],
    ["has another signature", token({ alg: "HS256", typ: "JWT" }, claims, "c2lnbmF0dXJl")],
    ["is none", "Bearer 1"],
  ])(
    "a stranger with a token that the server did not sign that %s, gets no leads",
    async (_, Authorization) => {
      const response = await send(`${server.url}/api/collections/signups/records`, "GET", undefined, {
        Authorization,
      });
      expect(response.status).toBe(400);
    },
  );
});
