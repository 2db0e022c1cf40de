import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ClientDescription, describeClient } from "@voxlog/tracking";

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
