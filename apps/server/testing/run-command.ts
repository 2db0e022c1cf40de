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

/** Starts one of our commands in its own process, or a shell script. */
export function startCommand(script: string, env: Variables, args: readonly string[] = []) {
  const [program, ...first] = programOf(script);
  return startProgram(program, [...first, ...args], env, !isAbsolute(script));
}

/** Starts a program. With an IPC channel, our commands end when this process closes it, even by a crash. */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Variables = {},
  hasChannel = true,
) {
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "pipe", ...(hasChannel ? (["ipc"] as const) : [])],
  });
  const output = { stdout: "", stderr: "" };
  const closed = (["stdout", "stderr"] as const).map((name) =>
    once(
      (child[name] as Readable).setEncoding("utf8").on("data", (text) => (output[name] += text)),
      "close",
    ),
  );
  // Node emits no "close" of a child whose channel was closed here.
  const ended = Promise.all([once(child, "exit"), ...closed]).then(([[code]]) => ({
    code: code as number | null,
    ...output,
  }));
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
