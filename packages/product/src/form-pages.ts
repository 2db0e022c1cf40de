import type { LeadCollection } from "./leads.ts";
import { type PlanId, plans } from "./offer.ts";

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

/** Returns whether a topic is a plan without a price: we talk first, and then send a quote. */
export const isQuoted = (topic: string | undefined): boolean =>
  plans.some(({ id, price }) => id === topic && !price);

/** The thank-you page of a plan without a price. */
export const quoteThanks: LocalizedPath = ["/aanmelden/bedankt/offerte", "/sign-up/thank-you/quote"];

export type SignupTopic = (typeof signupTopics)[number];
