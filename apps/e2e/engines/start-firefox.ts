import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "@voxlog/testing/free-port";

/** A sequence of input: https://www.w3.org/TR/webdriver2/#actions */
export type Input = { type: "pointer" | "key"; id: string; actions: Record<string, unknown>[] };

/** A browser with one open page. */
export type DrivenBrowser = {
  open(url: string): Promise<void>;
  evaluate<Value>(expression: string): Promise<Value>;
  perform(input: Input): Promise<void>;
  back(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
};

type Answer = { id?: number; type: string; result?: Record<string, unknown>; message?: string };

/** The program of Debian's package `firefox-esr`. */
const program = "/usr/bin/firefox-esr";

export const isFirefoxInstalled: boolean = existsSync(program);

/** A script for pages, as the tracker ignores automated browsers. */
export const hideAutomation = "Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })";

/** Starts Firefox, driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(): Promise<DrivenBrowser> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), "firefox-"));
  const browser = spawn(program, ["--headless", "--no-remote", `--remote-debugging-port=${port}`], {
    env: { ...process.env, HOME: home, LANG: "en_US.UTF-8" },
    stdio: "ignore",
  });
  const closed = once(browser, "close");
  let connection: Awaited<ReturnType<typeof connect>> | undefined;
  await expect(async () => {
    connection = await connect(`ws://127.0.0.1:${port}/session`);
  }).toPass({ timeout: 20_000 });
  const { send, socket } = connection as NonNullable<typeof connection>;
  await send("session.new", { capabilities: {} });
  await send("script.addPreloadScript", { functionDeclaration: `() => ${hideAutomation}` });
  const { contexts } = await send("browsingContext.getTree", {});
  const context = (contexts as { context: string }[])[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: { width: 1280, height: 800 } });
  return {
    open: async (url) => void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    async evaluate(expression) {
      const answer = await send("script.evaluate", {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      const { result } = answer as { result?: { value?: string } };
      if (!result) throw new Error(JSON.stringify(answer));
      return JSON.parse(result.value ?? "null");
    },
    perform: async (input) => void (await send("input.performActions", { context, actions: [input] })),
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    async [Symbol.asyncDispose]() {
      socket.close();
      browser.kill();
      await closed;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`No answer at ${address}.`));
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data)) as Answer;
    const call = waiting.get(id ?? 0);
    if (type === "success") call?.resolve(result ?? {});
    else call?.reject(new Error(message));
  };
  const send = (method: string, params: Record<string, unknown>) => {
    const id = waiting.size + 1;
    const call = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(id, call);
    socket.send(JSON.stringify({ id, method, params }));
    return call.promise;
  };
  return { send, socket };
}
