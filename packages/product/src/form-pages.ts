import type { LeadCollection } from "./leads.ts";
import type { PlanId } from "./offer.ts";

/** A path in the site's source language and in the others, which add a prefix. */
export type LocalizedPath = readonly [source: string, others: string];

/** Pages with a plain form for each kind of lead, and their thank-you pages. */
export const formPages = {
  signups: { form: ["/aanmelden", "/sign-up"], thanks: ["/aanmelden/bedankt", "/sign-up/thank-you"] },
  demo_requests: {
    form: ["/demo-aanvragen", "/request-demo"],
    thanks: ["/demo-aanvragen/bedankt", "/request-demo/thank-you"],
  },
} as const satisfies Record<LeadCollection, Record<"form" | "thanks", LocalizedPath>>;

/** Topics of a signup: a plan, or the visitor's own CRM. Each has a page below the form's. */
export const signupTopics = ["professional", "teams", "enterprise", "crm"] as const satisfies (
  | PlanId
  | "crm"
)[];

export type SignupTopic = (typeof signupTopics)[number];
