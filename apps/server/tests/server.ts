import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { temporaryFolder } from "@voxlog/testing/temporary-folder";
import PocketBase, { type RecordOptions } from "pocketbase";
import { afterAll } from "vitest";
import { unpack } from "../ops/backups/unpack.ts";
import { startPocketBase, type TestPocketBase, type TestPocketBaseOptions } from "../testing/index.ts";

let shared: Promise<TestPocketBase> | undefined;

/**
 * Returns a server without rows, for tests that don't change its settings or restart it. Each test worker starts one,
 * and its files use it in turn. It ends with the worker.
 */
export async function sharedServer(): Promise<TestPocketBase> {
  shared ??= startPocketBase();
  const server = await shared;
  server.empty();
  return server;
}

/** The options of a server that limits requests by the address in a proxy's header. */
export const PROXIED = { rateLimits: true, env: { TRUSTED_PROXY_HEADER: "X-Forwarded-For" } };

/** Starts a server for the tests of a file or a `describe`, and stops it after them. */
export async function ownServer(options?: TestPocketBaseOptions): Promise<TestPocketBase> {
  const server = await startPocketBase(options);
  afterAll(() => server.stop());
  return server;
}

/** Creates a visitor's client as the product uses it: the stock SDK, signed out, without automatic cancellation. */
export function visitor(url: string): PocketBase {
  return new PocketBase(url).autoCancellation(false);
}

/** Creates a record as a visitor does, and returns it. */
export const createRecord = (
  { url }: TestPocketBase,
  collection: string,
  record: object,
  options: RecordOptions = {},
) => visitor(url).collection(collection).create(record, options);

export type Answer = { status: number; body: Record<string, unknown> };

/** Sends a request that the SDK wouldn't send. */
export async function send(
  url: string,
  method: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const content = await response.text();
  return { status: response.status, body: content ? JSON.parse(content) : {} };
}

type Lines = { method?: string; lines?: [string, string][]; body?: string };

/** Sends a request with its path and header lines as they are. */
export async function sendLines(
  { url }: { url: string },
  path: string,
  { method = "GET", lines = [], body = "" }: Lines = {},
) {
  const { hostname, port, host } = new URL(url);
  const headers = ["Content-Type", "application/json", "Content-Length", `${Buffer.byteLength(body)}`];
  if (!lines.some(([name]) => name === "Host")) headers.push("Host", host);
  headers.push(...lines.flat());
  const sent = request({ hostname, port, path, method, headers, agent: false }).end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}

/** Opens a connection and sends text as it is. Resolves when it's sent: the rest of the request may never come. */
export function sendRaw({ url }: TestPocketBase, content: string): Promise<Socket> {
  return new Promise((sent, failed) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () =>
      socket.write(content, () => sent(socket)),
    );
    socket.once("error", failed);
  });
}

/** Returns a request whose body never comes. */
export const unfinishedPost = (path: string, headers = "") =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}Content-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`;

export const STAFF = { email: "staff@voxlog.test", password: "nine lives of a quiet cat" };

/** Creates a staff account, or sets its password again, which ends its sessions. @returns its ID. */
export async function createStaff(server: TestPocketBase, { email, password } = STAFF): Promise<string> {
  const records = "/api/collections/staff/records";
  const account = { email, password, passwordConfirm: password };
  const [known] = await server.admin.rows("staff", { filter: `email = '${email}'` });
  const [method, path] = [known ? "PATCH" : "POST", known ? `${records}/${known.id}` : records];
  return (await server.admin.send<{ id: string }>(method, path, account)).id;
}

/** Signs in with a password, like the reports app does for staff and owner. */
export const signInAsStaff = (
  { url }: { url: string },
  { email, password } = STAFF,
  headers?: Record<string, string>,
) => send(`${url}/api/collections/staff/auth-with-password`, "POST", { identity: email, password }, headers);

/** Creates the staff account, and returns the header that authorizes its requests. */
export async function staffHeaders(server: TestPocketBase): Promise<{ Authorization: string }> {
  await createStaff(server);
  return { Authorization: String((await signInAsStaff(server)).body["token"]) };
}

/** Makes a backup, and returns a folder with its data. */
export async function restoreBackup({ admin, dataDir }: TestPocketBase): Promise<string> {
  await admin.send("POST", "/api/backups", { name: "test.zip" });
  const folder = await temporaryFolder();
  await unpack(join(dataDir, "backups", "test.zip"), folder);
  return folder;
}

/** Holds emails that are queued from now on, which a job would send every minute. @returns what releases them. */
export function holdEmails(server: TestPocketBase): () => void {
  server.sql(
    `CREATE TRIGGER hold AFTER INSERT ON outbox BEGIN
      UPDATE outbox SET due = strftime('%Y-%m-%d %H:%M:%fZ', 'now', '+10 minutes') WHERE id = NEW.id;
    END`,
  );
  return () => server.sql("BEGIN IMMEDIATE; DROP TRIGGER hold; UPDATE outbox SET due = created; COMMIT");
}

/**
 * Makes emails that wait for their next try due now. Don't read and change the rows one by one instead: one that is
 * being sent by then would be sent twice.
 */
export function skipDelays(server: TestPocketBase): void {
  server.sql("UPDATE outbox SET due = created WHERE status = 'waiting'");
}

/** Requests a run of the job, and returns what `look` finds. Poll it: the answer comes before the run ends. */
export async function afterJob<T>({ admin }: TestPocketBase, look: () => T | Promise<T>): Promise<T> {
  await admin.send("POST", "/api/crons/outbox");
  return look();
}
