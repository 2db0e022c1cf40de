import { describe, expect, test } from "vitest";
import { canFillDisk, fullDisk } from "./full-disk.ts";

describe.skipIf(!canFillDisk())("a disk that is full", () => {
  test("a disk that is full makes signups fail as the server's fault, tells the owner why, and loses nothing", async () => {
    const { before, full, after, lost, said } = await fullDisk();
    expect([before.status, ...full.map(({ status }) => status), after.status]).toEqual([200, 503, 503, 200]);
    expect(full[0]?.body["message"]).toBe("Nothing can be stored at the moment. Please try again later.");
    expect(said).toContain("A record of signups couldn't be stored: database or disk is full");
    expect(lost).toBe(0);
  });
});
