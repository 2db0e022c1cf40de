import type { ValueOf } from "./core/fields.ts";

const utm = { type: "text", max: 100 } as const;

/** Session fields for the visitor's campaign: for a set's `sessionFields`. */
export const campaignFields = {
  utm_source: utm,
  utm_medium: utm,
  utm_campaign: utm,
  utm_term: utm,
  utm_content: utm,
  /** Kind of an advertiser's click ID, such as `gclid`; never the ID. */
  click_id: { type: "text", max: 20 },
} as const;

/** A visitor's campaign. */
export type Campaign = { [name in keyof typeof campaignFields]?: ValueOf<(typeof campaignFields)[name]> };

const UTM = /^utm_(source|medium|campaign|term|content)$/;
/**
 * A campaign's name: words. Not an email address, in any encoding, nor seven digits, like a phone number's, unless they
 * are a date of this century.
 */
const NAME = /^(?!.*(?<!\d)(?!20\d\d\D?\d\d\D?\d\d(?!\d))(\d\D?){7})[\p{L}\p{N} _.,:|-]+$/u;
const CLICK_ID = /^(([dgy]|fb|t[tw])clid|msclkid|[gw]braid|li_fat_id)$/;

/**
 * Reads the campaign from the first page's query, for the tracker's option `session`. Reads only the kind of click IDs,
 * and skips values that may be an email address, a phone number or an ID.
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
