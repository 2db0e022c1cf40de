import { timings } from "@voxlog/product";
import { waitForRecording } from "../support/audio.ts";
import { signupForm } from "../support/forms.ts";
import { english, textsOf } from "../support/languages.ts";
import { openWithClock } from "../support/page.ts";
import { expect, test } from "../support/test.ts";

const { language, locale } = english;

test.use({ locale, permissions: ["microphone"] });

/**
 * The demo's purpose: after hearing a sample and trying it with their own voice, a prospect only has to send the form.
 */
test("a prospect in two minutes hears a sample, sees their own voice reach the CRM, approves it and is about to sign up", async ({
  page,
}) => {
  const { demo, site } = await textsOf(language);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const clock = await openWithClock(page, "/en?open=demo");

  await test.step("asks for the demo", async () => {
    const request = page.getByRole("dialog", { name: site(($) => $.forms.demoRequest.title) });
    await request.getByLabel(site(($) => $.forms.fields.company)).fill("Acme");
    await request.getByLabel(site(($) => $.forms.fields.email)).fill("sam@acme.example");
    await request.getByRole("button", { name: site(($) => $.home.hero.viewDemo) }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  await test.step("hears a conversation, which is fetched on play and is as long as stated", async () => {
    const sounds: string[] = [];
    page.on("request", (request) => request.url().includes(".mp3") && sounds.push(request.url()));
    const row = page.getByRole("row", { name: /Van Dijk Logistiek/ });
    await expect(row).toContainText(demo(($) => $.recordingList.audible));
    await row.getByRole("link").click();
    const sample = page.getByRole("dialog", { name: "Quote for 48 users" });
    const player = page.getByRole("region", { name: demo(($) => $.recording.sound.title) });
    const currentLine = sample.locator("li[aria-current=true]");
    await expect(player.getByText("0:00 / 1:02")).toBeVisible();
    await expect(player.getByText(demo(($) => $.recording.sound.synthetic))).toBeVisible();
    expect(sounds).toEqual([]);

    await press(demo(($) => $.recording.sound.play));
    await expect(currentLine).toContainText("How did your planners");
    await press(demo(($) => $.recording.sound.playFrom, { time: "0:22" }));
    await expect(currentLine).toContainText("How many people");
    await expect(currentLine).toContainText("Eight planners", { timeout: 20_000 }); // Playback continues.
    await player.getByRole("button", { name: demo(($) => $.player.pause) }).click();
    const sound = await page.evaluate(async (address) => {
      const file = await (await fetch(address)).arrayBuffer();
      const decoded = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(file);
      const loudest = decoded.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      return { seconds: Math.round(decoded.duration), loudest };
    }, sounds[0] ?? "");
    expect(sound.seconds).toBe(62);
    expect(sound.loudest).toBeGreaterThan(0.2);
    await page.keyboard.press("Escape");
    await expect(sample).toHaveCount(0);
  });

  const result = page.getByRole("article", {
    name: demo(($) => $.userRecording.titles.microphone),
    exact: true,
  });

  await test.step("records the sample text, and sees it processed step by step", async () => {
    await page
      .getByRole("navigation")
      .getByRole("link", { name: demo(($) => $.sections.record), exact: true })
      .click();
    await press(demo(($) => $.record.start));
    await waitForRecording(page, 1);
    await press(demo(($) => $.record.stop));
    await page.getByText(demo(($) => $.userRecording.note.sampleTitle)).click();
    await press(demo(($) => $.userRecording.note.useSample));
    await expect(
      page.getByText(
        demo(($) => $.userRecording.note.sampleBadge),
        { exact: true },
      ),
    ).toBeVisible();
    await clock.stop();
    await press(demo(($) => $.record.keep));
    await expect(result.getByRole("progressbar")).toBeVisible();
    await clock.pass(timings.uploadSimulation);
    await clock.resume();
  });

  const form = result.getByRole("form", { name: demo(($) => $.crm.review.title) });

  await test.step("finds the result, also after a reload, corrects it and approves", async () => {
    await expect(result.getByText(demo(($) => $.recordings.status.review))).toBeVisible();
    await page.reload();
    await expect(
      result.getByText(
        demo(($) => $.userRecording.note.sampleBadge),
        { exact: true },
      ),
    ).toBeVisible();
    await expect
      .poll(() => page.locator("audio").evaluate((element: HTMLAudioElement) => element.duration))
      .toBeGreaterThan(0.7);
    await form.getByRole("textbox", { name: "Budget" }).fill("€6,000");
    await form
      .getByRole("button", { name: demo(($) => $.crm.review.approve, { crm: "Salesforce" }) })
      .click();
    await expect(page.getByRole("status").getByText("Approved", { exact: false })).toBeVisible();
    await expect(result.getByText(demo(($) => $.recordings.status.synced))).toBeVisible();
    await expect(result.getByRole("row", { name: /Budget.*€6,000/ })).toBeVisible();
  });

  await test.step("sees the signup form with their company filled in", async () => {
    await result.getByRole("link", { name: demo(($) => $.recordings.own.connectOther) }).click();
    const signup = await signupForm(page, language);
    await expect(signup.field("company")).toHaveValue("Acme");
    await expect(signup.field("email")).toHaveValue("sam@acme.example");
  });
});
