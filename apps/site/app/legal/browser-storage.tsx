import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";

/** The data that site and demo store in a visitor's browser by purpose, with its key and its expiry. */
const entries = {
  visit: { name: "voxlog.site.…", until: "tab" },
  demoVisit: { name: "voxlog.app.…", until: "tab" },
  left: { name: "voxlog.….left", until: "arrived" },
  arrival: { name: "voxlog.arrival", until: "tab" },
  draft: { name: "voxlog.draft.…", until: "tab" },
  sentForm: { name: "voxlog.sent-form", until: "tab" },
  scroll: { name: "voxlog.scroll-…", until: "tab" },
  language: { name: "voxlog.language", until: "wiped" },
  demoAccess: { name: "voxlog.demoAccess", until: "wiped" },
  prospect: { name: "voxlog.prospect", until: "wiped" },
  optOut: { name: "voxlog.opt-out", until: "wiped" },
  devMode: { name: "voxlog.dev-mode", until: "wiped" },
  demo: { name: "voxlog.demo.…", until: "reset" },
} as const;

const purposes = Object.keys(entries) as (keyof typeof entries)[];

/** Lists the stored data. */
export function BrowserStorage() {
  const { t } = useTranslation("legal");
  return (
    <>
      <p>{t(($) => $.privacy.browser.text)}</p>
      <dl className="divide-y divide-border border-y border-border text-sm">
        {purposes.map((purpose) => (
          <div
            key={purpose}
            className="grid gap-x-6 gap-y-1 py-3 @lg:grid-cols-[--spacing(44)_minmax(0,1fr)_--spacing(38)]"
          >
            <dt className="font-mono">{entries[purpose].name}</dt>
            <dd>{t(($) => $.privacy.browser.keys[purpose], { product: brand.name })}</dd>
            <dd className="text-text-muted">{t(($) => $.privacy.browser[entries[purpose].until])}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
