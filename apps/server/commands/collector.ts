import { startCollector } from "../collector/collector.ts";
import { readEnvironment } from "../collector/environment.ts";
import { log, nameOf } from "../collector/log.ts";
import { runCommand, whenAborted } from "../process/command.ts";

await runCommand(async (signal) => {
  const starting = (async () => startCollector(readEnvironment(process.env)))();
  const collector = await starting.catch((error: Error) => {
    log("error", `The collector can't start: ${error.message}`, nameOf(error));
    process.exit(1);
  });
  log("info", "The collector listens.", { url: collector.url });
  process.send?.(collector.url);
  await whenAborted(signal);
  log("info", "The collector ends.");
  await collector.stop();
});
