import type { LeadOrigin } from "@voxlog/product";
import { readCampaign } from "@voxlog/tracking/campaign";
import { trackedPath } from "../routing/paths.ts";
import type { Arrival } from "./arrival.ts";

/**
 * Returns where a lead's visitor came from. Like the tracker, it leaves out what may be personal: it has only the host
 * of other sites, the path of our pages, and plain names of campaigns.
 *
 * @example originOf({ address: "https://voxlog.nl/pricing?utm_source=news", referrer: "" })
 *   ⇒ { source: "news", medium: "", campaign: "", referrer: "direct", firstPage: "/pricing" }
 */
export function originOf({ address, referrer }: Arrival): LeadOrigin {
  const url = new URL(address);
  const { utm_source, utm_medium = "", utm_campaign = "", click_id = "" } = readCampaign(url.search);
  const host = URL.parse(referrer)?.host;
  return {
    source: utm_source ?? click_id,
    medium: utm_medium,
    campaign: utm_campaign,
    referrer: host && host !== url.host ? host : "direct",
    firstPage: trackedPath(url.pathname),
  };
}
