import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A sequence of input, as WebDriver and WebDriver BiDi define it: https://www.w3.org/TR/webdriver2/#actions */
export type Input = { type: "pointer" | "key"; id: string; actions: Record<string, unknown>[] };

/** A browser with one open page. */
export type Engine = {
  /** Opens an address, and resolves once its document is loaded. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Moves, clicks and types like the operating system. */
  perform(input: Input): Promise<void>;
  back(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

/** The program of Debian's package `firefox-esr`, or what FIREFOX names. */
export const firefox = process.env["FIREFOX"] ?? "/usr/bin/firefox-esr";

export const isInstalled: boolean = existsSync(firefox);

/** A program that runs until it's disposed of, with a folder of its own as its home. */
type Running = { process: ChildProcess; home: string; [Symbol.asyncDispose](): Promise<void> };

/** Starts a program. Its texts and formats are American. */
export async function run(file: string, args: string[], env: Record<string, string> = {}): Promise<Running> {
  const home = await mkdtemp(join(tmpdir(), "engine-"));
  const child = spawn(file, args, {
    env: { ...process.env, HOME: home, LANG: "en_US.UTF-8", LANGUAGE: "en_US", ...env },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const closed = once(child, "close");
  return {
    process: child,
    home,
    async [Symbol.asyncDispose]() {
      child.kill();
      await closed;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Repeats a request until it succeeds, while a program starts. */
export async function untilAnswered<Answer>(request: () => Promise<Answer>, seconds = 20): Promise<Answer> {
  for (const end = Date.now() + seconds * 1000; ; ) {
    try {
      return await request();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
