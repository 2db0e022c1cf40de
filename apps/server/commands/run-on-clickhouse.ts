import { type ClickHouseClient, ClickHouseError } from "@clickhouse/client";
import { type Environment, readEnvironment } from "../collector/environment.ts";
import { LaunchFailure, messageOf, runCommand } from "../process/command.ts";
import { openClickHouse } from "../tracking/clickhouse/clickhouse.ts";

type Command = (
  argument: string,
  client: ClickHouseClient,
  environment: Environment,
  signal: AbortSignal,
) => Promise<void>;

/** Statements of a move may take hours. */
const TIMEOUT = 24 * 60 * 60 * 1000;
const PING_TIMEOUT = 10_000;

/** Runs a command that has one argument, with a client of the collectors' ClickHouse. */
export const runOnClickHouse = (usage: string, command: Command) =>
  runCommand(async (signal) => {
    const [argument, ...rest] = process.argv.slice(2);
    if (!argument || argument.startsWith("-") || rest.length > 0)
      throw new LaunchFailure(`Usage: pnpm --filter @voxlog/server ${usage}`);
    const environment = readEnvironment(process.env);
    const client = openClickHouse({ ...environment, timeout: TIMEOUT });
    try {
      const abort_signal = AbortSignal.any([signal, AbortSignal.timeout(PING_TIMEOUT)]);
      const ping = await client.ping({ select: false, abort_signal });
      if (!ping.success)
        throw new LaunchFailure(`ClickHouse doesn't answer: ${messageOf(ping.error)}. Check CLICKHOUSE_URL.`);
      await command(argument, client, environment, signal);
    } catch (error) {
      if (error instanceof ClickHouseError) throw new LaunchFailure(`ClickHouse's error: ${error.message}`);
      throw error;
    } finally {
      await client.close();
    }
  });
