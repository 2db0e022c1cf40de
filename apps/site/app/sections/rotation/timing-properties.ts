import { otherCrms, partners, timings } from "@voxlog/product";

type PluginApi = { addBase: (rules: Record<string, Record<string, string>>) => void };

/**
 * Gives the style sheet the facts that its moving parts go by, as custom properties: a page may not carry style
 * attributes, and the parts move before the application is there. A Tailwind plugin, named in app.css.
 */
export default function timingProperties({ addBase }: PluginApi): void {
  addBase({
    ":root": {
      "--crm-ticker": `${timings.crmTicker}ms`,
      "--crm-count": String(otherCrms.length),
      "--partner-carousel": `${timings.partnerCarousel}ms`,
      "--partner-count": String(partners.length),
    },
  });
}
