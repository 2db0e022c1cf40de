import { expect, test } from "vitest";
import { sharedServer } from "./server.ts";

const { admin } = await sharedServer();

test("a server without backup settings makes a backup every night and keeps seven", async () => {
  const everyNight = { id: "__pbAutoBackup__", expression: "30 2 * * *" };
  expect(await admin.send("GET", "/api/crons")).toContainEqual(everyNight);
  expect(await admin.send("GET", "/api/settings")).toMatchObject({ backups: { cronMaxKeep: 7 } });
  await admin.send("POST", "/api/crons/__pbAutoBackup__");
  const backup = expect.objectContaining({ key: expect.stringMatching(/^@auto_pb_backup_.*\.zip$/) });
  await expect.poll(() => admin.send("GET", "/api/backups")).toEqual([backup]);
});
