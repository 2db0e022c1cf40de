import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findNumber } from "./find-number.ts";

const salt = "a-salt?expires=1795400000&";
const challenge = createHash("sha256").update(`${salt}321`).digest("hex");

test("the number that answers a challenge is found", async () => {
  expect(await findNumber({ challenge, salt, maxnumber: 1000 })).toBe(321);
});

test("a challenge that no number answers ends", async () => {
  expect(await findNumber({ challenge, salt, maxnumber: 300 })).toBeUndefined();
});
