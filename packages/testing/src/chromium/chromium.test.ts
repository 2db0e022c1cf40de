import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { resolveChromium } from "./index.ts";

test("the resolved Chromium renders text", async () => {
  const browser = await chromium.launch(await resolveChromium());
  const page = await browser.newPage();
  await page.setContent("<h1><span>Voxlog</span></h1>");
  const text = await page.getByText("Voxlog").boundingBox();
  // Without a font, text takes no room.
  expect(text?.width).toBeGreaterThan(50);
  await browser.close();
});

describe("the Chromium to test in", () => {
  let folder: string;
  /** Stands for the machine's installed browser. */
  let installed: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "voxlog-chromium-"));
    installed = join(folder, "bin/chromium");
    await writeExecutable(installed);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("the Chromium to test in is the one in CHROMIUM", async () => {
    expect(await foundWith({ CHROMIUM: installed })).toBe(installed);
  });

  test("the Chromium to test in is Playwright's if installed", async () => {
    const browsers = join(folder, "browsers");
    const own = await evaluate(`(await import("playwright")).chromium.executablePath()`, browsers);
    await writeExecutable(own);
    expect(await foundWith({}, browsers)).toBe(own);
  });

  test.runIf(process.platform === "linux" && process.arch === "x64")(
    "the Chromium to test in is the npm package's on bare Linux, whatever else is installed",
    async () => {
      expect(await foundWith({})).toMatch(/voxlog\/chromium\/[\d.]+\/chromium$/);
    },
  );

  test("a missing Chromium is reported when CHROMIUM is set to a file that doesn't exist", async () => {
    await expect(foundWith({ CHROMIUM: join(folder, "none") })).rejects.toThrow("a file that doesn't exist");
  });

  const foundWith = (env: Record<string, string>, browsers = join(folder, "no-browsers")) =>
    evaluate(`(await (await import("./index.ts")).resolveChromium()).executablePath`, browsers, env);

  /** In a new process: Playwright looks for its browsers when it is imported. */
  async function evaluate(code: string, browsers: string, env: Record<string, string> = {}): Promise<string> {
    const { CHROMIUM: _, ...rest } = process.env;
    const path = [dirname(installed), rest["PATH"]].join(delimiter);
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--input-type=module", "--eval", `process.stdout.write(${code})`],
      { cwd: import.meta.dirname, env: { ...rest, PATH: path, PLAYWRIGHT_BROWSERS_PATH: browsers, ...env } },
    );
    return stdout;
  }
});

async function writeExecutable(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, "#!/bin/sh\n");
  await chmod(file, 0o755);
}
