import { beforeEach, expect, test } from "vitest";
import { beginAttempt, endAttempt, latestPeriod, setUnsubscribed } from "../../summary/summary-state.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const installed = Date.parse("2026-11-18T12:00:00Z");
const due = Date.parse("2026-11-23T07:00:00Z");
let folder: string;

const begin = (now: number) => Boolean(beginAttempt(folder, latestPeriod("week", now), now));
const end = (now: number, outcome: object) => endAttempt(folder, latestPeriod("week", now), outcome);

beforeEach(async () => {
  folder = await temporaryFolder();
  expect(begin(installed)).toBe(false);
});

test("a summary is sent once, and the next one a week later", () => {
  expect([begin(due - MINUTE), begin(due)]).toEqual([false, true]);
  end(due, { sent: true });
  expect([begin(due + MINUTE), begin(due + DAY), begin(due + 7 * DAY)]).toEqual([false, false, true]);
});

test("a server that crashes while it sends a summary sends at most one more copy", () => {
  expect([due, due + MINUTE, due + 15 * MINUTE, due + DAY].map(begin)).toEqual([true, false, true, false]);
});

test("a summary that the mail server rejected is tried every 15 minutes for two days", () => {
  for (let time = due; time <= due + 2 * DAY; time += 15 * MINUTE) {
    expect(begin(time)).toBe(true);
    end(time, { error: "554" });
  }
  expect(begin(due + 2 * DAY + 15 * MINUTE)).toBe(false);
});

test("a summary that was missed is sent two days late, and not later", () => {
  expect(begin(due + 2 * DAY + MINUTE)).toBe(false);
  expect(begin(due + 2 * DAY)).toBe(true);
});

test("an owner who unsubscribed while a summary was sent stays unsubscribed", () => {
  begin(due);
  setUnsubscribed(folder, true);
  end(due, { sent: true });
  expect(begin(due + 7 * DAY)).toBe(false);
  setUnsubscribed(folder, false);
  expect(begin(due + 7 * DAY)).toBe(true);
});
