import { readFileSync } from "node:fs";

/** Processor time of a process so far, in ms; Linux has it in hundredths of a second. */
export function processorTime(pid: number | undefined): number {
  if (process.platform !== "linux" || !pid) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
