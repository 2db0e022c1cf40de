import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isLanguage, languageFacts } from "@voxlog/texts";
import { BUILDS } from "../commands/build.ts";
import { startPocketBase } from "../testing/index.ts";
import { mailVariables, startMailServer } from "../tests/mail/mail-server.ts";
import { session, signup } from "../tests/samples.ts";
import { send, visitor } from "../tests/server.ts";

/**
 * `node soak/language.ts CODE`: what a reader of a language other than the default sees, at a server with
 * the apps as they are built: pages, what search engines read, a stored lead, its mails and a tracked visit.
 */
const language = process.argv[2];
assert(isLanguage(language), `Name one of the languages: ${Object.keys(languageFacts).join(", ")}.`);
const facts = languageFacts[language];

const dataDir = await mkdtemp(join(tmpdir(), "voxlog-language-"));
const mailServer = await startMailServer();
const server = await startPocketBase({
  ...BUILDS,
  dataDir,
  env: {
    ...mailVariables(mailServer),
    VOXLOG_LEADS_LANGUAGE: language,
    VOXLOG_CONFIRM_LEADS: "on",
  },
});
try {
  await pages();
  await lead();
  await visit();
} finally {
  await server.stop();
  await mailServer.stop();
  await rm(dataDir, { recursive: true });
}

async function pages(): Promise<void> {
  for (const view of ["", "/features", "/pricing", "/privacy", "/terms"]) {
    const html = await page(`/${language}${view}`);
    assert.match(html, new RegExp(`<html lang="${language}"`));
    assert.match(html, new RegExp(`rel="alternate" hrefLang="${language}"`, "i"));
    assert(html.includes(`property="og:locale" content="${facts.ogLocale}"`), `og:locale of ${view}`);
    for (const [picture] of html.matchAll(/(?:\/preview\/|\/social\/)[\w.-]+/g)) await page(picture);
    const [script] = /\/assets\/entry\.client[\w.-]+\.js/.exec(html) ?? [];
    assert(script, `The page of ${view} names no application.`);
  }
  const missing = await fetch(`${server.url}/${language}/no-such-page`);
  assert.equal(missing.status, 404);
  assert.match(await missing.text(), new RegExp(`<html lang="${language}"`));
  assert((await page("/sitemap.xml")).includes(`hreflang="${language}"`));
  assert.equal(JSON.parse(await page(`/${language}/manifest.json`)).lang, language);
  // The offer to go on in it, on a page in another language, and the rule that shows it.
  const home = await page("/");
  assert(home.includes(`data-offer-of="${language}"`));
  const [sheet = ""] = /\/assets\/[\w.-]+\.css/.exec(home) ?? [];
  assert((await page(sheet)).includes(`[data-offer-of=${language}]`));
  const demo = await page("/dashboard");
  assert(demo.includes(`id="first-screen-${language}-0"`));
  for (const html of [demo, await page("/reports")]) assert(html.includes(`<p lang="${language}"`));
  print("pages, the page not found, sitemap, manifest, the offer, the demo and the reports");
}

async function page(path: string): Promise<string> {
  const response = await fetch(server.url + path);
  assert.equal(response.status, 200, path);
  return response.text();
}

async function lead(): Promise<void> {
  const headers = { "Accept-Language": language as string };
  await visitor(server.url).collection("signups").create(signup(), { headers });
  await server.admin.send("POST", "/api/crons/outbox");
  for (let tries = 0; mailServer.mails.length < 2 && tries < 100; tries++) await sleep(100);
  assert.deepEqual((await server.admin.rows<{ language: string }>("signups"))[0]?.language, language);
  for (const mail of mailServer.mails) {
    assert(mail.html.includes(`<html lang="${language}">`));
    print(`a mail to ${mail.to}: ${mail.headers.get("subject")}: ${mail.text.split("\n")[0]}`);
  }
  assert.equal(mailServer.mails.length, 2);
}

async function visit(): Promise<void> {
  const { status, body } = await send(`${server.url}/api/collections/sessions/records`, "POST", {
    ...session(),
    language,
  });
  assert.equal(status, 200, JSON.stringify(body));
  print("a tracked session");
}

function print(line: string): void {
  process.stdout.write(`${language}: ${line}\n`);
}
