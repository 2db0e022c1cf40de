import { readFileSync } from "node:fs";

/** Returns a process's processor time in ms. Linux reports hundredths of a second. */
export function processorTime(pid: number | undefined): number {
  if (process.platform !== "linux" || !pid) return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns a process's resident memory in MB. */
export function residentMegabytes(pid: number | undefined): number {
  if (process.platform !== "linux" || !pid) return Number.NaN;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
