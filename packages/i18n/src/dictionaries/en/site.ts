import type { Dictionary } from "../../dictionary.ts";
import type * as source from "../nl/site.ts";

export { common } from "./common.ts";

import { features } from "./features.ts";
import { home, pictures } from "./home.ts";
import { forms } from "./leads.ts";
import { faq, pricing } from "./pricing.ts";

export const shell = {
  meta: {
    home: {
      title: "Voice-Powered CRM Data Entry | AI Assistant",
      description:
        "{{product}} is a voice-powered CRM data-entry AI assistant. Record your conversation and {{agent}} puts it in your CRM.",
    },
    features: {
      title: "Features | {{product}}",
      description:
        "Record, upload or call: {{product}} transcribes, summarises and updates your CRM. See all features.",
    },
    pricing: {
      title: "Pricing | {{product}}",
      description:
        "What {{product}} costs per user per month: Professional, Teams and Enterprise. Yearly or monthly, with answers to common questions.",
    },
    dashboard: {
      title: "Demo | {{product}}",
      description:
        "Try the {{product}} dashboard with sample data: recordings, summaries and CRM fields. No account needed.",
    },
    privacy: {
      title: "Privacy statement | {{product}}",
      description:
        "What {{product}} keeps of a visit, why and for how long, which rights you have, and how to keep your visit out of the count.",
    },
    terms: {
      title: "Terms | {{product}}",
      description:
        "What we agree on for the use of {{product}}, the site and the demo: prices, duration, cancelling, recording and liability.",
    },
    security: {
      title: "How we handle your conversations | {{product}}",
      description:
        "Where {{product}} keeps your recordings and for how long, who processes them, who is responsible under the GDPR, and how they are kept safe.",
    },
    notFound: { title: "Page not found | {{product}}", description: "This page does not exist." },
  },
  nav: {
    label: "Main menu",
    home: "{{product}}, to the home page",
    features: "Features",
    pricing: "Pricing",
    demo: "Demo",
  },
  footer: {
    label: "Footer",
    privacy: "Privacy",
    terms: "Terms",
    security: "Security",
    tagline: "The AI assistant that fills in your CRM while you sell.",
    registration: "Chamber of Commerce {{number}}",
    vat: "VAT {{number}}",
    poweredBy: "Powered by {{agency}}",
    devMode: "Developer mode",
  },
  notFound: {
    title: "This page does not exist",
    text: "The address may have changed, or there is a typo in it.",
    action: "To the home page",
  },
  offline: { title: "You are offline", text: "This page will appear as soon as you are back online." },
  noScript:
    "The form and the demo need JavaScript. Email {{email}} or call {{phone}} and we will help you from there.",
  blocked: "The form could not be loaded. Email {{email}} or call {{phone}} and we will help you from there.",
  /** What the picture beside a shared link shows. */
  picture: {
    dashboard: "{{product}}: “{{words}}”, next to a screenshot of the dashboard",
    prices: "{{product}}: “{{words}}”, next to the prices of the {{count}} plans",
  },
} as const satisfies Dictionary<typeof source.shell>;

/** The marketing site's texts. */
export const site = { shell, home, features, pictures, pricing, faq, forms } as const;
