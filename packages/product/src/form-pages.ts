import type { LeadCollection } from "./leads.ts";
import type { PlanId } from "./offer.ts";

/** A path in the site's source language, and below the prefix of every other one. */
export type LocalizedPath = readonly [source: string, others: string];

/** The pages with a plain form for each kind of lead, and those that thank for it. */
export const formPages = {
  signups: { form: ["/aanmelden", "/sign-up"], thanks: ["/aanmelden/bedankt", "/sign-up/thank-you"] },
  demo_requests: {
    form: ["/demo-aanvragen", "/request-demo"],
    thanks: ["/demo-aanvragen/bedankt", "/request-demo/thank-you"],
  },
} as const satisfies Record<LeadCollection, Record<"form" | "thanks", LocalizedPath>>;

/** What a signup can be about: a plan, or a CRM of the visitor's own. Each has a page of its own below the form's. */
export const signupTopics = ["professional", "teams", "enterprise", "crm"] as const satisfies (
  | PlanId
  | "crm"
)[];

export type SignupTopic = (typeof signupTopics)[number];
