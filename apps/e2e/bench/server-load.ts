import { readFile } from "node:fs/promises";

/** The clock tick of Linux' process statistics, in ms (proc_pid_stat(5), where it is 1/100 s everywhere by now). */
const TICK = 10;

/**
 * Begins to measure a process; the function it gives says what it has used since: processor time in ms, and the
 * memory it holds now. On systems without /proc both are NaN.
 */
export function measureServer(pid: number): () => Promise<{ cpu: number; megabytes: number }> {
  const before = cpuTime(pid);
  return async () => ({ cpu: (await cpuTime(pid)) - (await before), megabytes: await memory(pid) });
}

async function cpuTime(pid: number): Promise<number> {
  // The name, in brackets, may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = (await read(`/proc/${pid}/stat`)).split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK;
}

async function memory(pid: number): Promise<number> {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes) / 1024;
}

const read = (file: string) => readFile(file, "utf8").catch(() => "");
