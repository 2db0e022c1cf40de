import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { brand, claims, currency, directCrms, plans, search } from "@voxlog/product";
import { resolveChromium } from "@voxlog/testing/chromium";
import { formatPrice, type Language, languages } from "@voxlog/texts";
import { textsOf } from "../support/languages.ts";
import { type SocialCard, socialCard } from "./social-card.ts";
import { tokenStyles } from "./token-styles.ts";

/**
 * Renders the social cards of all views and languages from their texts. Run it after a change to those, to a price or
 * to the dashboard: `pnpm --filter @voxlog/e2e capture`.
 */
const site = join(import.meta.dirname, "../../site");
const target = join(site, "public/social");
/** Out of 100: the lowest value with clean letters, since crawlers fetch the picture for every reader. */
const QUALITY = 82;

const mark = await readFile(join(site, "public/favicon.svg"), "utf8");
const styles = await tokenStyles();
await mkdir(target, { recursive: true });
const browser = await chromium.launch(await resolveChromium());
const page = await browser.newPage({ viewport: search.socialImage });
for (const language of languages) {
  for (const [view, card] of Object.entries(await cards(language))) {
    await page.setContent(socialCard(card, styles, mark));
    await page.evaluate(() => document.fonts.ready);
    const file = join(target, `${view}-${language}.jpg`);
    await writeFile(file, await page.screenshot({ type: "jpeg", quality: QUALITY }));
    console.log(`Wrote ${file}`);
  }
}
await browser.close();

async function cards(language: Language): Promise<Record<string, SocialCard>> {
  const { site: t, topics, legal } = await textsOf(language);
  const facts = { product: brand.name, agent: brand.agent, minutes: claims.demoMinutes };
  const picture = await readFile(join(site, `public/preview/dashboard-${language}-960.webp`), "base64");
  const dashboard = { picture: `data:image/webp;base64,${picture}` };
  const prices = plans.map(({ id, name, price }) => ({
    name,
    value: price ? formatPrice(language, price.yearly, currency) : t(($) => $.pricing.custom.price),
    text: price ? t(($) => $.pricing.perUser) : t(($) => $.pricing.plans[id].text),
  }));
  return {
    home: {
      heading: t(($) => $.home.hero.title),
      text: t(($) => $.shell.footer.tagline),
      visual: dashboard,
    },
    features: {
      heading: t(($) => $.features.title),
      text: t(($) => $.shell.footer.tagline),
      visual: dashboard,
    },
    pricing: {
      heading: t(($) => $.pricing.title),
      text: t(($) => $.pricing.subtitle),
      visual: { figures: prices },
    },
    dashboard: {
      heading: t(($) => $.home.demo.title, facts),
      text: t(($) => $.home.demo.text),
      visual: dashboard,
    },
    signup: {
      heading: t(($) => $.forms.signup.title, facts),
      text: t(($) => $.shell.footer.tagline),
      visual: dashboard,
    },
    "demo-request": {
      heading: t(($) => $.forms.demoRequest.title),
      text: t(($) => $.forms.demoRequest.text),
      visual: dashboard,
    },
    ...Object.fromEntries(
      (["field-sales", "account-management", "service"] as const).map((use) => [
        `uses-${use}`,
        {
          heading: topics(($) => $[use].title),
          text: topics(($) => $[use].subtitle, facts),
          visual: dashboard,
        },
      ]),
    ),
    ...Object.fromEntries(
      (["calculator", "comparison"] as const).map((topic) => [
        topic,
        {
          heading: topics(($) => $[topic].title),
          text: topics(($) => $[topic].subtitle, facts),
          visual: dashboard,
        },
      ]),
    ),
    integrations: {
      heading: topics(($) => $.integrations.title),
      text: topics(($) => $.integrations.subtitle, facts),
      visual: dashboard,
    },
    ...Object.fromEntries(
      directCrms.map((crm) => [
        `integrations-${crm.toLowerCase()}`,
        {
          heading: topics(($) => $.crm.title, { crm }),
          text: topics(($) => $.crm.subtitle, { ...facts, crm }),
          visual: dashboard,
        },
      ]),
    ),
    privacy: {
      heading: legal(($) => $.privacy.title),
      text: legal(($) => $.privacy.subtitle),
      visual: dashboard,
    },
    security: {
      heading: legal(($) => $.security.title),
      text: legal(($) => $.security.subtitle),
      visual: dashboard,
    },
    terms: {
      heading: legal(($) => $.terms.title),
      text: legal(($) => $.terms.subtitle, facts),
      visual: dashboard,
    },
  };
}
