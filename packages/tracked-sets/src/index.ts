import { languages } from "@voxlog/texts/mail";
import { defineSet, type FunnelStep } from "@voxlog/tracking";
import { campaignFields } from "@voxlog/tracking/campaign";
import { product } from "./product.ts";

const funnel: readonly FunnelStep[] = [
  { step: "pricing", pages: ["/pricing", "/en/pricing"] },
  { step: "demo_requests", conversion: "demo_request" },
  { step: "signups", conversion: "signup" },
];

/** Tracks visitors of the site, in `sessions` and `page_visits`. */
export const siteSet = defineSet({
  name: "site",
  product,
  prefix: "",
  languages,
  conversions: ["signup", "demo_request"],
  funnel,
  sessionFields: campaignFields,
});

/** The ways in which a visitor can add a conversation. */
export type NoteWay = "note" | "call" | "microphone" | "file";

const app = { name: "app", product } as const;

/** The sessions of {@link appSet}, without its fields and events: all that a conversion on the site needs. */
export const appSessions = defineSet(app);

/**
 * Tracks visitors of the demo, in `app_sessions` and `app_page_visits`. Events tell which step was taken, never what
 * was said, typed or chosen.
 */
export const appSet = defineSet({
  ...app,
  languages,
  conversions: ["signup", "demo_request"],
  events: {
    tour_step: { step: "text" },
    /** `recording` is a sample conversation's ID. */
    sound_played: { recording: "text" },
    /** Words were sent to the agent; `way` is a NoteWay. */
    note_written: { way: "text" },
    /** The sentence behind a CRM field was shown. */
    proof_opened: {},
    review_approved: {},
    record_opened: {},
    /** A link to the signup form was followed. */
    signup_opened: {},
  },
  funnel: [
    { step: "note_written", event: "note_written" },
    { step: "proof_opened", event: "proof_opened" },
    { step: "review_approved", event: "review_approved" },
    { step: "record_opened", event: "record_opened" },
    { step: "signup_opened", event: "signup_opened" },
    // On the site, which converts the demo's session if both have one origin.
    { step: "signups", conversion: "signup" },
  ],
  sessionFields: campaignFields,
});
