import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import { hash } from "bcryptjs";
import { isMailAddress } from "../configuration/formats.ts";
import { LaunchFailure } from "../process/command.ts";
import { openPrompt } from "../process/terminal.ts";

/** PocketBase's bcrypt cost. */
const COST = 10;
/** bcrypt would ignore what comes after the 72nd byte. */
const [MIN_LENGTH, MAX_LENGTH] = [8, 71];
const passwordLength = `${MIN_LENGTH} to ${MAX_LENGTH} characters`;
/** Ms to wait for the server's writes. */
const TIMEOUT = 10_000;
/** Sign-ins that wait for their second factor. */
const PENDING = ["_mfas", "_otps"];
const ABOUT_ACCOUNTS = [...PENDING, "_externalAuths", "_authOrigins"];

/**
 * Prompts for an account's new password, twice at a terminal, because input isn't shown.
 * @throws LaunchFailure if the address or the password can't be used.
 */
export async function promptPassword(email: string, signal: AbortSignal): Promise<string> {
  if (!isMailAddress(email))
    throw new LaunchFailure(`Nothing was changed: ${email} isn't a valid email address.`);
  using prompt = openPrompt(signal);
  const password = await prompt.secret(`New password for ${email}, ${passwordLength}:`);
  if ([...password].length < MIN_LENGTH || Buffer.byteLength(password) > MAX_LENGTH)
    throw new LaunchFailure(
      `Nothing was changed: the password must have ${passwordLength}. Accented letters count as two.`,
    );
  if (!process.stdin.isTTY || password === (await prompt.secret("Repeat the password:"))) return password;
  throw new LaunchFailure("The passwords differ. Nothing was changed.");
}

/** Creates an account in PocketBase's database and returns true, or sets a new password, which ends its sign-ins. */
export async function saveAccount(
  dataDir: string,
  collection: "_superusers" | "staff",
  email: string,
  password: string,
): Promise<boolean> {
  const values = { email, password: await hash(password, COST), key: randomBytes(25).toString("hex") };
  using database = openAccounts(dataDir, collection);
  const change = `UPDATE ${collection} SET password = :password, tokenKey = :key WHERE email = :email COLLATE NOCASE RETURNING id`;
  const known = database.prepare(change).get(values);
  if (known) {
    removeRows(database, PENDING, known);
    return false;
  }
  database
    .prepare(`INSERT INTO ${collection} (email, password, tokenKey) VALUES (:email, :password, :key)`)
    .run(values);
  return true;
}

/** Removes an account with its sign-ins. @throws LaunchFailure if it doesn't exist. */
export function removeAccount(dataDir: string, collection: "staff", email: string): void {
  using database = openAccounts(dataDir, collection);
  const row = database
    .prepare(`DELETE FROM ${collection} WHERE email = ? COLLATE NOCASE RETURNING id`)
    .get(email);
  if (!row) throw new LaunchFailure(`Nothing was changed: ${email} has no account.`);
  removeRows(database, ABOUT_ACCOUNTS, row);
}

function removeRows(database: DatabaseSync, tables: string[], account: Record<string, SQLOutputValue>): void {
  for (const table of tables)
    database.prepare(`DELETE FROM ${table} WHERE recordRef = ?`).run(String(account["id"]));
}

function openAccounts(dataDir: string, collection: string): DatabaseSync {
  const file = join(dataDir, "data.db");
  const database = existsSync(file) ? new DatabaseSync(file, { timeout: TIMEOUT }) : undefined;
  if (database?.prepare("SELECT 1 FROM sqlite_schema WHERE name = ?").get(collection)) {
    database.exec("PRAGMA secure_delete = ON");
    return database;
  }
  database?.close();
  throw new LaunchFailure(
    "Nothing was changed: there is no data of this version yet. Start the server once.",
  );
}
