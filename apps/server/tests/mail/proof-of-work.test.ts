import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createProofCheck } from "../../leads/proof-of-work.ts";
import { signupOf } from "../samples.ts";
import { ownServer, send } from "../server.ts";

type Challenge = { challenge: string; maxnumber: number; salt: string; signature: string };

const server = await ownServer({ env: { VOXLOG_PROOF_OF_WORK: "on" } });

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

function answer(challenge: Challenge): string {
  let number = 0;
  while (sha256(challenge.salt + number) !== challenge.challenge) number++;
  return encode({ ...challenge, number });
}
const encode = (proof: object) => Buffer.from(JSON.stringify(proof)).toString("base64");

async function signUp(who: string, altcha?: string, headers: Record<string, string> = {}) {
  const body = { ...signupOf(who), ...(altcha && { altcha }) };
  const response = await send(`${server.url}/api/collections/signups/records`, "POST", body, headers);
  return response as { status: number; body: { message?: string; challenge: Challenge } };
}

test("a lead without proof of work gets a challenge, whose answer is accepted once", async () => {
  const rejected = await signUp("ada");
  expect(rejected).toMatchObject({ status: 428, body: { message: expect.stringContaining("missing") } });
  const proof = answer(rejected.body.challenge);
  expect(await signUp("ada", proof)).toMatchObject({ status: 200 });
  expect(await signUp("bob", proof)).toMatchObject({
    status: 428,
    body: { message: expect.stringContaining("used before") },
  });
  expect(await server.admin.rows("signups")).toHaveLength(1);
});

test.each(["X-Voxlog-Lead", "x-voxlog-lead", "X_Voxlog_Lead", "X-Voxlog_Lead"])(
  "a lead that claims in %s to be checked is rejected",
  async (name) => {
    expect(await signUp(`ada.${name}`, undefined, { [name]: '{"held":"","language":"nl"}' })).toMatchObject({
      status: 428,
    });
  },
);

test.each([
  ["isn't a proof", () => "{"],
  ["names a number that is wrong", (challenge: Challenge) => encode({ ...challenge, number: -1 })],
  [
    "answers a forged challenge",
    ({ salt, signature }: Challenge) => encode({ salt, number: 1, challenge: sha256(`${salt}1`), signature }),
  ],
  [
    "answers a challenge whose expiry was extended with digits of the number",
    (challenge: Challenge) => {
      const { number } = JSON.parse(Buffer.from(answer(challenge), "base64").toString());
      const [first, ...rest] = String(number);
      return encode({ ...challenge, salt: challenge.salt + first, number: Number(rest.join("")) });
    },
  ],
])("a lead whose proof of work %s is rejected", async (_, proofOf) => {
  const { challenge } = (await signUp("eve")).body;
  const rejected = await signUp("eve", proofOf(challenge));
  expect(rejected).toMatchObject({ status: 428, body: { message: expect.stringContaining("wrong") } });
});

test("a proof of work expires ten minutes after its challenge", () => {
  let now = Date.now();
  const check = createProofCheck(() => now);
  const prove = () =>
    answer((check(undefined)?.body as { challenge: Challenge } | undefined)?.challenge as Challenge);
  const [first, second] = [prove(), prove()];
  now += 599_000;
  expect(check(first)).toBeUndefined();
  now += 3000;
  expect(check(second)?.body).toMatchObject({ message: expect.stringContaining("too old") });
});
