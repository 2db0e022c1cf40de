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
  const card = (heading: string, text: string, visual: SocialCard["visual"] = dashboard) => ({
    heading,
    text,
    visual,
  });
  const tagline = t(($) => $.shell.footer.tagline);
  const cardsOf = <Name extends string>(
    names: readonly Name[],
    prefix: string,
    of: (name: Name) => SocialCard,
  ) => Object.fromEntries(names.map((name) => [prefix + name.toLowerCase(), of(name)]));
  const topic = (name: "field-sales" | "account-management" | "service" | "calculator" | "comparison") =>
    card(
      topics(($) => $[name].title),
      topics(($) => $[name].subtitle, facts),
    );
  return {
    home: card(
      t(($) => $.home.hero.title),
      tagline,
    ),
    features: card(
      t(($) => $.features.title),
      tagline,
    ),
    pricing: card(
      t(($) => $.pricing.title),
      t(($) => $.pricing.subtitle),
      { figures: prices },
    ),
    dashboard: card(
      t(($) => $.home.demo.title, facts),
      t(($) => $.home.demo.text),
    ),
    signup: card(
      t(($) => $.forms.signup.title, facts),
      tagline,
    ),
    "demo-request": card(
      t(($) => $.forms.demoRequest.title),
      t(($) => $.forms.demoRequest.text),
    ),
    ...cardsOf(["field-sales", "account-management", "service"], "uses-", topic),
    ...cardsOf(["calculator", "comparison"], "", topic),
    integrations: card(
      topics(($) => $.integrations.title),
      topics(($) => $.integrations.subtitle, facts),
    ),
    ...cardsOf(directCrms, "integrations-", (crm) =>
      card(
        topics(($) => $.crm.title, { crm }),
        topics(($) => $.crm.subtitle, { ...facts, crm }),
      ),
    ),
    privacy: card(
      legal(($) => $.privacy.title),
      legal(($) => $.privacy.subtitle),
    ),
    security: card(
      legal(($) => $.security.title),
      legal(($) => $.security.subtitle),
    ),
    terms: card(
      legal(($) => $.terms.title),
      legal(($) => $.terms.subtitle, facts),
    ),
  };
}
