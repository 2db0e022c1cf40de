import { freePort } from "@voxlog/testing/free-port";
import { type Engine, firefox, run, untilAnswered } from "./engine.ts";

type Answer = { id?: number; type: string; result?: Record<string, unknown>; message?: string };

/** The tracker ignores automated browsers. */
const ORDINARY = "() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false })";

/** Starts Firefox, driven by WebDriver BiDi: https://www.w3.org/TR/webdriver-bidi/ */
export async function startFirefox(): Promise<Engine> {
  const port = await freePort();
  const browser = await run(firefox, [
    "--headless",
    "--new-instance",
    "--no-remote",
    `--remote-debugging-port=${port}`,
  ]);
  const { send, socket } = await untilAnswered(() => connect(`ws://127.0.0.1:${port}/session`));
  await send("session.new", { capabilities: {} });
  await send("script.addPreloadScript", { functionDeclaration: ORDINARY });
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
      await browser[Symbol.asyncDispose]();
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
