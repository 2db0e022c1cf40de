import { screens } from "@voxlog/demo/screens";
import { button, type DrivenPage, drive, heading, link } from "../engines/driven-page.ts";
import { engines } from "../engines/engines.ts";
import { signup } from "../support/forms.ts";
import { english, textsOf } from "../support/languages.ts";
import { rowsOf } from "../support/rows.ts";
import { expect, test as product } from "../support/test.ts";

const { site, common, demo, reports } = await textsOf("en");
const words = "Saw Van Dijk Logistiek today, they want 40 licenses. Budget is 12,000 euros a year.";
const noteLabel = demo(($) => $.userRecording.note.label);

const test = product.extend<{ engine: string; driven: DrivenPage }>({
  // Its browser is another one.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  consoleErrors: async ({}, use) => use({ all: [], expected: [] }),
  engine: ["", { option: true }],
  driven: async ({ engine, faultProxy }, use) => {
    if (!engines[engine]) throw new Error(`There is no engine "${engine}".`);
    await using browser = await engines[engine].start();
    await use(drive(browser, faultProxy.url));
  },
});

for (const [engine, { isInstalled }] of Object.entries(engines)) {
  test.describe(`in ${engine}`, { tag: "@soak" }, () => {
    test.use({ engine });
    test.skip(!isInstalled, "It isn't installed; engines/ has a file for it, which names its packages.");

    test(`the language switch opens the same page in the other language in ${engine}`, async ({ driven }) => {
      await driven.open("/en/features");
      await driven.click(link("NL"));
      await driven.at("/features");
      await expect.poll(() => driven.evaluate("document.documentElement.lang")).toBe("nl");
    });

    test(`a signup in the dialog is stored once and confirmed in ${engine}`, async ({ driven, server }) => {
      await driven.open("/en");
      await driven.click(button(common(($) => $.startNow)));
      for (const each of ["firstName", "lastName", "email", "company", "phone"] as const)
        await driven.type(
          site(($) => $.forms.fields[each]),
          signup[each],
        );
      await driven.click(button(site(($) => $.forms.signup.submit)));
      await driven.seesText(english.thanks);
      expect(await rowsOf(server).signups()).toMatchObject([{ email: signup.email, language: "en" }]);
    });

    test(`the form's page names a wrong field, keeps the rest, and stores the lead in ${engine}`, async ({
      driven,
      server,
    }) => {
      const email = site(($) => $.forms.fields.email);
      const submit = button(site(($) => $.home.hero.viewDemo));
      await driven.open("/en/request-demo");
      await driven.type(
        site(($) => $.forms.fields.company),
        "Acme",
      );
      await driven.type(email, "sam");
      await driven.click(submit);
      await driven.seesText(site(($) => $.forms.errors.email));
      expect(await driven.valueOf(site(($) => $.forms.fields.company))).toBe("Acme");
      await driven.type(email, "@acme.example");
      await driven.click(submit);
      await expect.poll(rowsOf(server).demoRequests).toMatchObject([{ email: "sam@acme.example" }]);
    });

    test(`views are stored with their ends in ${engine}`, async ({ driven, server }) => {
      const { visits, sessions } = rowsOf(server);
      // The end of the previous test's page may arrive during this one.
      const home = async () => (await visits()).find(({ page_path }) => page_path === "/");
      await driven.open("/en");
      await expect.poll(home).toMatchObject({ end_time: "", language: "en" });
      await driven.click(link(site(($) => $.shell.nav.pricing)));
      await driven.at("/en/pricing");
      await expect.poll(async () => (await home())?.end_time).toBeTruthy();
      await expect
        .poll(sessions)
        .toContainEqual(expect.objectContaining({ landing_page: "/", last_page: "/pricing", page_count: 2 }));
    });

    test(`words typed on the home page fill a record, and continue in the demo in ${engine}`, async ({
      driven,
    }) => {
      await driven.open("/en");
      await driven.type(
        site(($) => $.home.words.label),
        words,
      );
      await driven.seesText("€12,000 per year");
      await driven.click(link(site(($) => $.home.words.open)));
      await driven.type(
        site(($) => $.forms.fields.company),
        "Acme",
      );
      await driven.type(
        site(($) => $.forms.fields.email),
        "sam@acme.example",
      );
      await driven.click(button(site(($) => $.home.hero.viewDemo)));
      await driven.at("/dashboard/record");
      await expect.poll(() => driven.valueOf(noteLabel)).toBe(words);
    });

    test(`every screen of the demo opens from the menu in ${engine}`, async ({ driven }) => {
      await driven.open("/dashboard");
      for (const { section, path } of screens.filter(({ section }) => section !== "crmRecord")) {
        await driven.click(link(demo(($) => $.sections[section], { agent: "Timmy" })));
        await driven.at(`/dashboard${path}`.replace(/\/$/, ""));
        await driven.sees(heading(""));
      }
    });

    test(`a conversation closes with Escape and with the browser's back button in ${engine}`, async ({
      driven,
    }) => {
      await driven.open("/dashboard");
      for (const close of [() => driven.press("\uE00C"), driven.back]) {
        await driven.click(link("Van Dijk Logistiek"));
        await driven.seesText("Eight planners");
        await close();
        await driven.misses({ selector: "[role=dialog], dialog[open]" });
        await driven.at("/dashboard");
      }
    });

    test(`a note is reviewed, approved and kept across a reload in ${engine}`, async ({ driven }) => {
      await driven.open("/dashboard/record");
      await driven.type(noteLabel, words);
      await driven.click(button(demo(($) => $.userRecording.note.submit, { agent: "Timmy" })));
      await driven.click(button(demo(($) => $.crm.review.approve, { crm: "Salesforce" })));
      await driven.seesText(demo(($) => $.recordings.status.synced));
      await driven.open("/dashboard/recordings");
      await driven.seesText(demo(($) => $.userRecording.from.note));
    });

    test(`a recording has its duration, and plays from its middle in ${engine}`, async ({ driven }) => {
      test.skip(/webkit/i.test(engine), "It doesn't record synthesized sound.");
      await driven.open("/dashboard/record");
      await driven.evaluate(`void (navigator.mediaDevices.getUserMedia = async () => (${tone})())`);
      await driven.click(button(demo(($) => $.record.start)));
      await driven.seesText("0:03");
      await driven.click(button(demo(($) => $.record.stop)));
      await expect.poll(() => driven.evaluate("document.body.innerText")).toMatch(/0:00 \/ 0:0[3-9]/);
      await driven.click({ selector: "input[type=range]" });
      await expect
        .poll(() => driven.evaluate("document.querySelector('audio').currentTime"))
        .toBeGreaterThan(0.5);
    });

    test(`searching the conversations forgives a typing error in ${engine}`, async ({ driven }) => {
      await driven.open("/dashboard/recordings");
      await driven.click({ selector: "input[type=search]" });
      await driven.press("Logistiek".replace("ie", "i"));
      await driven.sees(link("Van Dijk Logistiek"));
      await driven.misses(link("Lumen Energie"));
    });

    test(`the owner signs in to the reports in ${engine}`, async ({ driven, server }) => {
      await driven.open("/reports");
      await driven.type(
        reports(($) => $.signIn.email),
        server.owner.email,
      );
      await driven.type(
        reports(($) => $.signIn.password),
        server.owner.password,
      );
      await driven.click(button(reports(($) => $.signIn.submit)));
      await driven.sees(button(reports(($) => $.signOut)));
    });
  });
}

/** Runs in the page: a microphone that hears a tone. */
function tone(): MediaStream {
  const context = new AudioContext();
  const oscillator = context.createOscillator();
  const microphone = context.createMediaStreamDestination();
  oscillator.connect(microphone);
  oscillator.start();
  return microphone.stream;
}
