import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { onTestFinished } from "vitest";
import { programOf } from "../../testing/run-command.ts";

/**
 * Runs a command to its exit in a pseudo-terminal of util-linux's `script`, and types each answer when its question is
 * shown. The terminal stays open. `isCooked` is whether it edits and echoes lines again after the command.
 */
export async function runAtTerminal(
  script: string,
  args: string[],
  env: Record<string, string>,
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
