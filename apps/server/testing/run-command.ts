import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { isAbsolute, join } from "node:path";
import type { Readable } from "node:stream";

type Variables = Record<string, string>;

const COMMANDS = join(import.meta.dirname, "..", "commands");

/** Node's option for servers in production, see deploy/voxlog.service. */
const NODE_OPTION = "--max-semi-space-size=64";

/** Returns the program and its first arguments for one of our commands, or for a shell script with an absolute path. */
export const programOf = (script: string): [program: string, ...args: string[]] =>
  isAbsolute(script) ? ["bash", script] : [process.execPath, NODE_OPTION, join(COMMANDS, script)];

/**
 * Starts one of our commands in its own process, or a shell script. A command ends when this process closes the IPC
 * channel, even by a crash; a script doesn't have one.
 */
export function startCommand(script: string, env: Variables, args: readonly string[] = []) {
  const [program, ...first] = programOf(script);
  const child: ChildProcess = spawn(program, [...first, ...args], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe", ...(isAbsolute(script) ? [] : (["ipc"] as const))],
  });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    (child[name] as Readable).setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...output }));
  return {
    child,
    ended,
    log: () => output.stdout + output.stderr,
    /** Resolves with what a server announces once it answers. @throws Error with its output if it ends before. */
    async announced<T>(): Promise<T> {
      const [message] = await Promise.race([once(child, "message"), ended.then(() => [])]);
      if (message === undefined) throw new Error(output.stderr.trim() || "The server exited without output.");
      return message as T;
    },
  };
}

/** Runs a command to its exit with text piped in. */
export async function runPiped(script: string, args: readonly string[], env: Variables, typed = "") {
  const { child, ended } = startCommand(script, env, args);
  // A command without a question may exit before it reads.
  child.stdin?.on("error", () => undefined).end(typed);
  return ended;
}
