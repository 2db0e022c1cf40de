import { expect, test } from "vitest";
import { send, sharedServer } from "./server.ts";

const server = await sharedServer();

const get = async (path: string) =>
  (await send(`${server.url}/api/${path}`, "GET", undefined, { Authorization: server.admin.token })).body;

test("a server without a configured backup does so every night, and keeps a week of backups", async () => {
  expect(await get("crons")).toContainEqual({ id: "__pbAutoBackup__", expression: "30 2 * * *" });
  expect(await get("settings")).toMatchObject({ backups: { cronMaxKeep: 7 } });
});

test("a server without a configured backup has one when the job has run", async () => {
  const authorization = { Authorization: server.admin.token };
  await send(`${server.url}/api/crons/__pbAutoBackup__`, "POST", undefined, authorization);
  const backups = async () => Object.values(await get("backups")) as { key: string; size: number }[];
  // While it is written its name has another end.
  const names = async () => (await backups()).map(({ key }) => key);
  await expect.poll(names).toEqual([expect.stringMatching(/^@auto_pb_backup_.*\.zip$/)]);
});
