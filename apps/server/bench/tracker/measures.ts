import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type ClientDescription, describeClient } from "@voxlog/tracking";
import { startPocketBase } from "../../testing/index.ts";
import {
  metric,
  openBarePage,
  openFixture,
  repeat,
  VIEW,
} from "../../tests/tracker/scenarios/fixture/bare-page.ts";
import { startFixtureSite } from "../../tests/tracker/scenarios/fixture/server.ts";
import { createVisitor, createWorld } from "../../tests/tracker/scenarios/fixture/visitor.ts";

/**
 * What a view, its request included, costs the main thread of a processor four times slower, in ms: the least of
 * eight rounds, and four times what it takes here, since emulated slowness would count other work of the machine too.
 */
export async function measureViewCost(): Promise<number> {
  await using site = await startFixtureSite();
  await using server = await startPocketBase();
  await using page = await openBarePage();
  await openFixture(page, site.url, server.url);
  const times: number[] = [];
  for (let round = 0; round < 8; round++) {
    const before = await metric(page, "TaskDuration");
    await repeat(page, 20, VIEW);
    times.push((((await metric(page, "TaskDuration")) - before) * 1000) / 20);
  }
  return Math.min(...times) * 4;
}

/** A browser opens six connections to an origin at once: more pages would wait for one another. */
const AT_ONCE = 5;
/** Pages left for each latency. */
export const PAGES = 40;

/**
 * How many of 40 visits are ended when all of a visitor's browser profile is gone 200 ms after its pages were
 * left, for each latency of the server, on another origin.
 */
export async function measureUnload(latencies: readonly number[]): Promise<Record<number, number>> {
  await using world = await createWorld();
  const ended: Record<number, number> = {};
  for (const latency of latencies) {
    ended[latency] = 0;
    for (let left = 0; left < PAGES; left += AT_ONCE) {
      await using visitor = await createVisitor(world, "site");
      const paths = Array.from({ length: AT_ONCE }, (_, index) => `/${index}`);
      const pages = await Promise.all(paths.map(visitor.open));
      visitor.proxy.latency = latency;
      await Promise.all(pages.map((page) => page.goto("about:blank")));
      await sleep(200);
      await visitor.context.close();
      // Whatever reached the line is stored by then.
      await sleep(latency + 500);
      ended[latency] += (await visitor.visits()).filter(({ end_time }) => end_time !== "").length;
    }
  }
  return ended;
}

type Case = { ua: string } & Omit<ClientDescription, "bot">;

/** How many of a file's user agents are described right. */
export type Score = { right: number; of: number };

/**
 * Scores the classifier on real user agents: `cases.json` and `derivatives.json` with device, system and
 * browser, which must all be right, and `bots.json`.
 */
export async function scoreClassifier(folder: string): Promise<Record<string, Score>> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as Case[];
  const isRight = ({ ua, device_type, os, browser }: Case) => {
    const described = describeClient({ userAgent: ua });
    return (
      described.device_type === device_type &&
      described.os === os &&
      described.browser === browser &&
      !described.bot
    );
  };
  const [cases, derivatives, bots] = await Promise.all(["cases", "derivatives", "bots"].map(read));
  const score = (rows: Case[] = [], right: (row: Case) => boolean): Score => ({
    right: rows.filter(right).length,
    of: rows.length,
  });
  return {
    cases: score(cases, isRight),
    derivatives: score(derivatives, isRight),
    bots: score(bots, ({ ua }) => describeClient({ userAgent: ua }).bot),
  };
}
