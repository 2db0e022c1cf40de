import { type LeadCollection, leadFields } from "@voxlog/product";

/** The field of `outbox` and `follow_ups` that refers to a lead, by the lead's collection. */
export const relations = {
  signups: "signup",
  demo_requests: "demo_request",
} as const satisfies Record<LeadCollection, string>;

export const leadCollections = Object.keys(leadFields) as LeadCollection[];

export const tablesAboutLeads = ["outbox", "follow_ups"] as const;
