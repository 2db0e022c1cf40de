import { otherCrms, partners, timings } from "@voxlog/product";

type PluginApi = { addBase: (rules: Record<string, Record<string, string>>) => void };

/**
 * Adds the rotations' durations and item counts to the style sheet as custom properties, because the policy forbids
 * style attributes. A Tailwind plugin, loaded by app.css.
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
