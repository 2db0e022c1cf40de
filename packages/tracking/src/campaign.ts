import type { ValueOf } from "./core/fields.ts";

const utm = { type: "text", max: 100 } as const;

/** Fields of sessions for the campaign that brought the visitor: for the `sessionFields` of a set. */
export const campaignFields = {
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
  /** The kind of an advertiser's click id, as `gclid`; never the id. */
  click_id: { type: "text", max: 20 },
} as const;

/** The campaign that brought a visitor, as far as there is one. */
export type Campaign = { [name in keyof typeof campaignFields]?: ValueOf<(typeof campaignFields)[name]> };

const UTM = /^utm_(source|medium|campaign|term|content)$/;
const CLICK_ID = /^(([dgy]|fb|t[tw])clid|msclkid|[gw]braid|li_fat_id)$/i;

/**
 * Reads the campaign from the query of the address that a page came with, for the tracker's option `session`. Of click
 * ids it says the kind alone, and what holds an e-mail address is left out.
 *
 * @example readCampaign("?utm_source=newsletter&gclid=Cj0KCQ") // ⇒ { utm_source: "newsletter", click_id: "gclid" }
 */
export function readCampaign(query: string): Campaign {
  const campaign: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(query)) {
    if (CLICK_ID.test(name)) campaign["click_id"] = name.toLowerCase();
    else if (value && UTM.test(name) && !value.includes("@")) campaign[name] ??= value;
  }
  return campaign;
}
