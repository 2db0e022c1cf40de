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
/**
 * What names a campaign: words. Not an email address, encoded however often, nor seven digits, as of a phone number, unless
 * they are a date of this century.
 */
const NAME = /^(?!.*(?<!\d)(?!20\d\d\D?\d\d\D?\d\d(?!\d))(\d\D?){7})[\p{L}\p{N} _.,:|-]+$/u;
const CLICK_ID = /^(([dgy]|fb|t[tw])clid|msclkid|[gw]braid|li_fat_id)$/;

/**
 * Reads the campaign from the query of the address that a page came with, for the tracker's option `session`. Of click
 * IDs it has the kind alone, and values that may be an email address, a phone number or an ID are left out.
 *
 * @example readCampaign("?utm_source=newsletter&gclid=Cj0KCQ") // ⇒ { utm_source: "newsletter", click_id: "gclid" }
 */
export function readCampaign(query: string): Campaign {
  const campaign: Record<string, string> = {};
  for (const [anyCase, value] of new URLSearchParams(query)) {
    const name = anyCase.toLowerCase();
    if (CLICK_ID.test(name)) campaign["click_id"] = name;
    else if (UTM.test(name) && NAME.test(value)) campaign[name] ??= value;
  }
  return campaign;
}
