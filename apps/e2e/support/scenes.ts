import type { Locator, Page } from "@playwright/test";
import { screens } from "@voxlog/demo/screens";
import { formPages, type LocalizedPath } from "@voxlog/product";
import { type Language, localizedPath } from "@voxlog/texts";
import { phone } from "./browser.ts";
import { selectAllOptions } from "./forms.ts";
import { type textsOf, visitors } from "./languages.ts";
import { expect } from "./test.ts";

type Texts = Awaited<ReturnType<typeof textsOf>>;

/** A state of a page. */
export type Scene = {
  path: string;
  open?: (page: Page, texts: Texts) => Promise<void>;
  /** The role of its container; by default, a level 1 heading. */
  shows?: "article" | "dialog" | "alertdialog" | "tabpanel";
  /** The last content to appear: some is loaded after its container. */
  content?: (shown: Locator, texts: Texts) => Locator;
  onPhoneAlone?: boolean;
  /** Only for the soak: another scene has the same parts. */
  isLikeAnother?: true;
};

const click = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const openMenu =
  (name: "label" | "open") =>
  async (page: Page, { common }: Texts): Promise<void> => {
    await page.setViewportSize(phone);
    await click(
      page,
      common(($) => $.menu[name]),
    );
  };

const field = (dialog: Locator) => dialog.getByRole("textbox").last();

const site: Record<string, Omit<Scene, "path"> & { path: string | LocalizedPath }> = {
  "the home view": { path: "/" },
  "the features": { path: "/features" },
  "the prices": { path: "/pricing", isLikeAnother: true },
  "the privacy statement": { path: "/privacy" },
  "the page on security": { path: "/security" },
  "the integrations": { path: ["/integraties", "/integrations"] },
  "the page of a CRM": { path: ["/integraties/exact", "/integrations/exact"] },
  "the page of a use": { path: ["/toepassingen/service", "/uses/service"] },
  "the calculator": { path: ["/roi-berekenen?people=12", "/roi-calculator?people=12"] },
  "the comparison": { path: ["/vergelijken", "/compare"] },
  "the terms": { path: "/terms", isLikeAnother: true },
  "the page of an unknown address": { path: "/nothing" },
  "the signup page": { path: formPages.signups.form, isLikeAnother: true },
  "the signup page with its errors": {
    path: formPages.signups.form,
    open: async (page) => {
      await page.getByRole("main").getByRole("button").click();
      await expect(page.locator("main [aria-invalid]").first()).toBeVisible();
    },
  },
  "the page after a signup": { path: formPages.signups.thanks },
  "the demo request's page": { path: formPages.demo_requests.form, isLikeAnother: true },
  "the signup form": { path: "/?open=signup", shows: "dialog", content: field },
  "the demo request": { path: "/?open=demo", shows: "dialog", content: field, isLikeAnother: true },
  "the site's menu": { path: "/", open: openMenu("label"), onPhoneAlone: true },
  "every answer": {
    path: "/pricing",
    open: (page) =>
      page.evaluate(() => {
        for (const each of document.querySelectorAll("details")) each.open = true;
      }),
  },
};

const demo: Record<string, Scene> = {
  "the dashboard": { path: "/dashboard" },
  "the recorder": { path: "/dashboard/record" },
  "the call": { path: "/dashboard/call-timmy" },
  "the upload, with how it works": {
    path: "/dashboard/upload",
    open: (page, { demo }) => page.getByText(demo(($) => $.upload.how.title)).click(),
  },
  "the recordings": { path: "/dashboard/recordings" },
  "a search without a result": { path: "/dashboard/recordings?q=unknown" },
  "a recording": {
    path: "/dashboard/recordings",
    open: (page) =>
      page
        .getByRole("row", { name: /Van Dijk Logistiek/ })
        .getByRole("link")
        .click(),
    shows: "dialog",
    content: (dialog, { demo }) => dialog.getByRole("region", { name: demo(($) => $.recording.analysis) }),
  },
  "a recording that its address opened": {
    path: "/dashboard/recordings?recording=van-dijk-logistiek",
    shows: "article",
    content: (article, { demo }) => article.getByRole("region", { name: demo(($) => $.recording.analysis) }),
    isLikeAnother: true,
  },
  "a recording that is being processed": {
    path: "/dashboard/recordings?recording=bouwgroep-hartman",
    shows: "article",
    content: (article, { demo }) => article.getByRole("region", { name: demo(($) => $.recording.sync) }),
  },
  "a CRM record": {
    path: "/dashboard/crm-record?recording=van-dijk-logistiek",
  },
  "an unknown screen": { path: "/dashboard/nothing" },
  "the demo's menu": {
    path: "/dashboard",
    open: openMenu("open"),
    shows: "dialog",
    content: (menu, { demo }) => menu.getByRole("link", { name: demo(($) => $.layout.backToSite) }),
    onPhoneAlone: true,
  },
  "the alert dialog before a reset": {
    path: "/dashboard/settings",
    open: async (page, { common, demo }) => {
      const reset = page.getByRole("button", { name: demo(($) => $.edits.reset.action) });
      const menu = page.getByRole("button", { name: common(($) => $.menu.open) });
      await reset.or(menu).waitFor();
      if (await menu.isVisible()) await menu.click();
      await reset.click();
    },
    shows: "alertdialog",
    content: (dialog) => dialog.getByRole("button").last(),
  },
  "the invitation": {
    path: "/dashboard/settings?tab=team",
    open: (page, texts) =>
      click(
        page,
        texts.demo(($) => $.settings.team.invite),
      ),
    shows: "dialog",
    content: field,
  },
  "a new word": {
    path: "/dashboard/agent-timmy?tab=dictionary",
    open: (page, texts) =>
      click(
        page,
        texts.demo(($) => $.agentTimmy.dictionary.add),
      ),
    shows: "dialog",
    content: field,
  },
  "the tab dictionary": {
    path: "/dashboard/agent-timmy?tab=dictionary",
    open: (page) => selectAllOptions(page),
    shows: "tabpanel",
    content: (panel, { demo }) =>
      panel.getByRole("button", { name: demo(($) => $.agentTimmy.dictionary.edit, { word: "pijp drive" }) }),
  },
  ...tabs("agent-timmy", {
    instructions: anyPart,
    jargon: anyPart,
    stats: (panel, { demo }) => panel.getByRole("region", { name: demo(($) => $.agentTimmy.stats.activity) }),
  }),
  ...tabs("settings", { account: anyPart, team: anyPart, crm: anyPart, billing: anyPart }),
};

for (const { section, path } of screens) {
  const address = `/dashboard${path}`.replace(/\/$/, "");
  const isThere = Object.values(demo).some((scene) => scene.path.split("?")[0] === address);
  if (!isThere) demo[`the screen ${section}`] = { path: address };
}

function anyPart(panel: Locator): Locator {
  return panel.getByRole("heading", { level: 2 }).last();
}

function tabs(
  screen: string,
  contents: Record<string, NonNullable<Scene["content"]>>,
): Record<string, Scene> {
  return Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [
      `the tab ${name}`,
      { path: `/dashboard/${screen}?tab=${name}`, shows: "tabpanel", content },
    ]),
  );
}

/** Returns all scenes of site and demo with their addresses in a language. */
export function scenesIn(language: Language): (Scene & { name: string })[] {
  const { prefix = "" } = visitors.find((visitor) => visitor.language === language) ?? {};
  const sitePath = (path: string | LocalizedPath): string =>
    typeof path !== "string"
      ? localizedPath(path, language)
      : prefix
        ? `${prefix}${path}`.replace(/\/($|\?)/, "$1")
        : path;
  const demoPath = (path: string) => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;
  return [
    ...Object.entries(site).map(([name, scene]) => ({ name, ...scene, path: sitePath(scene.path) })),
    ...Object.entries(demo).map(([name, scene]) => ({ name, ...scene, path: demoPath(scene.path) })),
  ];
}

/**
 * Opens a scene and waits for its last content.
 *
 * @param last the open scene. If the demo shows it, and its address alone, the next screen needs no other load.
 */
export async function openScene(
  page: Page,
  { path, open, shows, content }: Scene,
  texts: Texts,
  last?: Scene,
): Promise<void> {
  const isWithinDemo = [path, last?.path].every((each) => each?.startsWith("/dashboard")) && !last?.open;
  await (isWithinDemo ? goWithinDemo(page, path) : page.goto(path));
  await open?.(page, texts);
  const shown = shows ? page.getByRole(shows) : page.getByRole("heading", { level: 1 });
  await expect(shown.first()).toBeVisible();
  if (content) await expect(content(shown, texts)).toBeVisible();
}

/** Goes to another screen like the back button does, and waits until it or its loading state replaces the last one. */
function goWithinDemo(page: Page, path: string): Promise<void> {
  return page.evaluate((address) => {
    history.pushState(null, "", address);
    dispatchEvent(new PopStateEvent("popstate"));
    // Without a timeout it may wait for a frame that a browser without a screen never draws.
    return new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 }));
  }, path);
}
