import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "@voxlog/testing/free-port";
import { type DrivenBrowser, hideAutomation } from "./start-firefox.ts";

/** The programs of Debian's packages `webkit2gtk-driver` and `xvfb`. */
const programs = { driver: "/usr/bin/WebKitWebDriver", display: "/usr/bin/xvfb-run" };

export const isWebkitInstalled: boolean = Object.values(programs).every((program) => existsSync(program));

/** Starts WebKitGTK, driven by WebDriver: https://www.w3.org/TR/webdriver2/ */
export async function startWebkit(): Promise<DrivenBrowser> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const driver = spawn(programs.display, ["-a", programs.driver, `--port=${port}`], {
    env: { ...process.env, HOME: home, LANG: "en_US.UTF-8", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
    detached: true, // A group, so that the display ends with the driver.
  });
  const closed = once(driver, "close");
  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await expect(() => send("GET", "/status")).toPass({ timeout: 20_000 });
  const started = (await send("POST", "/session", { capabilities: {} })) as { sessionId: string };
  const session = `/session/${started.sessionId}`;
  const run = (script: string) => send("POST", `${session}/execute/sync`, { script, args: [] });
  await send("POST", `${session}/window/rect`, { width: 1280, height: 900 });
  return {
    async open(url) {
      await send("POST", `${session}/url`, { url });
      await run(hideAutomation);
    },
    // Again, as a click may have opened another document.
    evaluate: async (expression) =>
      JSON.parse(String(await run(`${hideAutomation}; return JSON.stringify(${expression}) ?? "null"`))),
    perform: async (input) => void (await send("POST", `${session}/actions`, { actions: [input] })),
    back: async () => void (await send("POST", `${session}/back`, {})),
    async [Symbol.asyncDispose]() {
      await send("DELETE", session);
      if (driver.pid) process.kill(-driver.pid);
      await closed;
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
