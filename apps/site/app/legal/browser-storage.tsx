import { brand } from "@voxlog/product";
import { useLegalTexts } from "../routing/lazy-texts.ts";

/** What site and demo keep in a visitor's browser, and until when. */
export function BrowserStorage() {
  const { t } = useLegalTexts();
  const tab = t(($) => $.privacy.browser.tab);
  const arrived = t(($) => $.privacy.browser.arrived);
  const wiped = t(($) => $.privacy.browser.wiped);
  const entries = [
    { name: "voxlog.site.…", purpose: t(($) => $.privacy.browser.keys.visit), until: tab },
    { name: "voxlog.app.…", purpose: t(($) => $.privacy.browser.keys.demoVisit), until: tab },
    { name: "voxlog.….left", purpose: t(($) => $.privacy.browser.keys.left), until: arrived },
    { name: "voxlog.arrival", purpose: t(($) => $.privacy.browser.keys.arrival), until: tab },
    { name: "voxlog.draft.…", purpose: t(($) => $.privacy.browser.keys.draft), until: tab },
    { name: "voxlog.sent-form", purpose: t(($) => $.privacy.browser.keys.sentForm), until: tab },
    { name: "voxlog.scroll-…", purpose: t(($) => $.privacy.browser.keys.scroll), until: tab },
    { name: "voxlog.language", purpose: t(($) => $.privacy.browser.keys.language), until: wiped },
    { name: "voxlog.demoAccess", purpose: t(($) => $.privacy.browser.keys.demoAccess), until: wiped },
    { name: "voxlog.opt-out", purpose: t(($) => $.privacy.browser.keys.optOut), until: wiped },
    {
      name: "voxlog.dev-mode",
      purpose: t(($) => $.privacy.browser.keys.devMode, { product: brand.name }),
      until: wiped,
    },
    {
      name: "voxlog.demo.…",
      purpose: t(($) => $.privacy.browser.keys.demo),
      until: t(($) => $.privacy.browser.reset),
    },
  ];
  return (
    <>
      <p>{t(($) => $.privacy.browser.text)}</p>
      <dl className="divide-y divide-border border-y border-border text-sm">
        {entries.map(({ name, purpose, until }) => (
          <div
            key={name}
            className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[--spacing(38)_minmax(0,1fr)_--spacing(38)]"
          >
            <dt className="font-mono">{name}</dt>
            <dd>{purpose}</dd>
            <dd className="text-text-muted">{until}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
