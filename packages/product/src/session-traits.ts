/** Session fields of the owner's reports, and their filters, by report. */
export const sessionTraits = {
  entries: { filter: "entry", field: "landing_page" },
  exits: { filter: "exit", field: "last_page" },
  /** By the kind of source, such as search. */
  channels: { filter: "channel", field: "utm_medium" },
  /** By the referring host. */
  sources: { filter: "source", field: "referrer" },
  devices: { filter: "device", field: "device_type", isAudience: true },
  browsers: { filter: "browser", field: "browser", isAudience: true },
  systems: { filter: "system", field: "os", isAudience: true },
  languages: { filter: "language", field: "language", isAudience: true },
} as const;

/** Parameters of a campaign's link. The campaign reports skip sessions without them. */
export const campaignTraits = {
  campaigns: { filter: "campaign", field: "utm_campaign" },
  campaign_sources: { filter: "utm_source", field: "utm_source" },
  campaign_mediums: { filter: "utm_medium", field: "utm_medium" },
  campaign_contents: { filter: "utm_content", field: "utm_content" },
  campaign_terms: { filter: "utm_term", field: "utm_term" },
  click_ids: { filter: "click_id", field: "click_id" },
} as const;

export type SessionTrait = keyof typeof sessionTraits;
export type CampaignTrait = keyof typeof campaignTraits;
