import { startCollector } from "../collector/collector.ts";
import { readEnvironment } from "../collector/environment.ts";
import { log, nameOf } from "../collector/log.ts";

const collector = await startCollector(readEnvironment(process.env)).catch((error: Error) => {
  log("error", `The collector can't start: ${error.message}`, nameOf(error));
  process.exit(1);
});
log("info", "The collector listens.", { url: collector.url });
process.send?.(collector.url);

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  log("info", "The collector ends.");
  await collector.stop();
  process.exit();
}
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, end);
process.once("disconnect", end);
