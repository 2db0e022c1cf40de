import { account } from "@voxlog/demo-data/account";
import { expect, test } from "vitest";
import { accountErrors } from "./account-panel.tsx";

test("an account of the sample data is in order", () => {
  expect(accountErrors(account)).toEqual([]);
});

test("an account needs a name and something like an email address, and no phone number", () => {
  expect(accountErrors({ ...account, name: " ", email: "sanne@", phone: "" })).toEqual(["name", "email"]);
});

test("an account has no phone number in words", () => {
  expect(accountErrors({ ...account, phone: "bel me" })).toEqual(["phone"]);
});
