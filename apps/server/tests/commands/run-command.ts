import { spawn } from "node:child_process";
import { once } from "node:events";
import { isAbsolute, join } from "node:path";
import { text } from "node:stream/consumers";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished } from "vitest";

const COMMANDS = join(import.meta.dirname, "..", "..", "commands");

type Variables = Record<string, string>;

/** Returns the program and file of one of our commands, or of a shell script with an absolute path. */
const programOf = (script: string): [string, string] =>
  isAbsolute(script) ? ["bash", script] : [process.execPath, join(COMMANDS, script)];

/** Runs a command to its exit with text piped in. */
export async function runPiped(script: string, args: string[], env: Variables, typed = "") {
  const [program, file] = programOf(script);
  const child = spawn(program, [file, ...args], { env: { ...process.env, ...env } });
  onTestFinished(() => void child.kill());
  // A command without a question may exit before it reads.
  child.stdin.on("error", () => undefined).end(typed);
  const [[code], stdout, stderr] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, stdout, stderr };
}

/**
 * Runs a command to its exit in a pseudo-terminal of util-linux's `script`, and types each answer when its question is
 * shown. The terminal stays open. `isCooked` is whether it edits and echoes lines again after the command.
 */
export async function runAtTerminal(
  script: string,
  args: string[],
  env: Variables,
  answers: [question: string, keys: string][],
): Promise<{ code: number | null; shown: string; isCooked: boolean }> {
  const command = [...programOf(script), ...args].map((word) => `'${word}'`).join(" ");
  const child = spawn("script", ["-qec", `${command}; code=$?; stty -a; exit $code`, "/dev/null"], {
    env: { ...process.env, SHELL: "/bin/sh", TERM: "xterm", ...env },
  });
  onTestFinished(() => void child.kill());
  const waiting = [...answers];
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    for (const [question, keys] of waiting.slice(0, 1)) {
      if (!output.includes(question)) continue;
      child.stdin.write(keys);
      waiting.shift();
    }
  });
  const [code] = await once(child, "close");
  const [shown = "", modes = ""] = stripVTControlCharacters(output)
    .replaceAll("\r", "")
    .split(/^speed /m);
  return { code, shown, isCooked: / icanon\b.* echo\b/s.test(modes) };
}
