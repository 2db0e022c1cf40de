import type { Page, Request } from "@playwright/test";
import { type Section, screens } from "@voxlog/demo/screens";
import { silence, waitForRecording } from "../support/audio.ts";
import { textsOf } from "../support/languages.ts";
import { rowsOf } from "../support/rows.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "nl-NL", permissions: ["microphone"] });

const TYPED = "Quetzalcoatlus";

const addresses = Object.fromEntries(
  screens.map(({ section, path }) => [section, `/dashboard${path}`.replace(/\/$/, "")]),
) as Record<Section, string>;

test("the demo tracks every screen by its title, and sends nothing typed, recorded or uploaded", async ({
  page,
  server,
}) => {
  const { demo } = await textsOf("nl");
  const section = (name: Section) => demo(($) => $.sections[name], { agent: "Timmy" });
  const menu = page.getByRole("navigation", { name: demo(($) => $.layout.navigation) });
  const go = async (name: Section) => {
    await menu.getByRole("link", { name: section(name), exact: true }).click();
    await expect(page).toHaveURL(addresses[name]);
  };
  const click = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const save = async () => {
    await click(demo(($) => $.edits.save));
    // The button reflects this save; the status may still be that of an earlier one.
    const button = page.getByRole("button", { name: demo(($) => $.edits.save), exact: true });
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(
      page
        .getByRole("status")
        .getByText(demo(($) => $.edits.saved))
        .last(),
    ).toBeVisible();
  };
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));

  await page.goto("/dashboard");
  await test.step("record", async () => {
    await go("record");
    await click(demo(($) => $.record.start));
    await waitForRecording(page, 1);
    await click(demo(($) => $.record.stop));
    await click(demo(($) => $.record.keep));
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(addresses.recordings);
    await page.getByRole("searchbox").fill(TYPED);
    await expect(page.getByText(demo(($) => $.recordingList.nothingFound))).toBeVisible();
  });
  await test.step("call", async () => {
    await go("callTimmy");
    await page.getByLabel(demo(($) => $.userRecording.note.label)).fill(`Budget ${TYPED} is 5.000 euro`);
    await click(demo(($) => $.callTimmy.try.action));
    await page.getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(addresses.recordings);
  });
  await test.step("upload", async () => {
    await go("upload");
    const file = { name: `${TYPED}.wav`, mimeType: "audio/wav", buffer: silence(1) };
    await page.getByLabel(demo(($) => $.upload.choose)).setInputFiles(file);
    await expect(page.getByRole("link", { name: demo(($) => $.userRecording.result) })).toBeVisible();
  });
  await test.step("teach the agent", async () => {
    await go("agentTimmy");
    await page.getByRole("textbox").fill(TYPED);
    await save();
    await page.getByRole("tab", { name: demo(($) => $.agentTimmy.tabs.dictionary) }).click();
    await click(demo(($) => $.agentTimmy.dictionary.add));
    const form = page.getByRole("dialog");
    await form.getByRole("textbox", { name: demo(($) => $.words.word) }).fill(TYPED);
    await form.getByRole("button", { name: demo(($) => $.words.add), exact: true }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step("change the settings", async () => {
    await go("settings");
    await page.getByLabel(demo(($) => $.settings.account.name)).fill(TYPED);
    await save();
  });
  await go("dashboard");
  await page.goto("/dashboard/crm-record?recording=lumen-energie");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await expect
    .poll(async () => new Set((await rowsOf(server).appVisits()).map(({ page_title }) => page_title)))
    .toEqual(new Set(screens.map(({ section: name }) => `${section(name)} - Voxlog Demo`)));
  await leaks(page, requests);
  expect(await rowsOf(server).visits()).toEqual([]);
});

/** Compares outgoing requests with the allowed ones: the build's files, and the demo's own tracking. */
async function leaks(page: Page, requests: readonly Request[]): Promise<void> {
  const { origin } = new URL(page.url());
  const sent = requests.filter((request) => !request.url().startsWith("blob:"));
  for (const request of sent) {
    const { url, method, body } = {
      url: new URL(request.url()),
      method: request.method(),
      body: request.postDataBuffer()?.toString("latin1") ?? "",
    };
    expect(url.origin).toBe(origin);
    if (method === "GET") expect(url.pathname).toMatch(/^\/dashboard|^\/api\/collections\/app_sessions\//);
    else expect(`${url.pathname} ${body}`).toMatch(/app_(sessions|page_visits)/);
    expect(`${url} ${body}`).not.toMatch(new RegExp(`${TYPED}|RIFF|OpusHead`, "i"));
  }
  expect(sent.some((request) => request.method() === "POST")).toBe(true);
}
