import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/site.ts";

export { common } from "./common.ts";

import { home, pictures, ticker } from "./home.ts";
import { forms } from "./leads.ts";

export const shell = {
  meta: {
    home: {
      title: "Voice-Powered CRM Data Entry | AI Assistant",
      description:
        "{{product}} is a voice-powered CRM data-entry AI assistant. Record your conversation and {{agent}} puts it in your CRM.",
    },
    features: {
      title: "Record, transcribe and update your CRM | {{product}}",
      description:
        "Record, upload or call: {{product}} transcribes, summarizes and updates your CRM. See everything it does.",
    },
    pricing: {
      title: "Pricing per user per month | {{product}}",
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
        "What {{product}} records about a visit, why and for how long, what your rights are, and how to opt out of being counted.",
    },
    terms: {
      title: "Terms of use | {{product}}",
      description:
        "The terms for using {{product}}, the site and the demo: prices, contract length, canceling, recording and liability.",
    },
    security: {
      title: "How we handle your conversations | {{product}}",
      description:
        "Who is responsible for what under the GDPR when {{product}} processes your conversations, what you can hold us to, and how to get the processing agreement.",
    },
    signup: {
      title: "Sign up for {{product}}",
      description:
        "Tell us who you are and which CRM you use. We’ll be in touch within {{hours}} hours, and setting up takes about {{minutes}} minutes.",
    },
    demoRequest: {
      title: "View the {{product}} demo",
      description:
        "Enter your company and email address and take a look around {{product}} right away, with sample data. No account needed.",
    },
    notFound: { title: "Page not found | {{product}}", description: "This page does not exist." },
  },
  nav: {
    label: "Main menu",
    home: "{{product}}, go to the home page",
    features: "Features",
    pricing: "Pricing",
    demo: "Demo",
  },
  footer: {
    label: "Footer",
    privacy: "Privacy",
    terms: "Terms",
    security: "Security",
    tagline: "The AI assistant that updates your CRM while you sell.",
    registration: "Dutch company no. {{number}}",
    vat: "VAT no. {{number}}",
    poweredBy: "Powered by {{agency}}",
    devMode: "Developer mode",
  },
  topics: {
    integrations: "Integrations",
    "field-sales": "Field sales",
    "account-management": "Account management",
    service: "Service",
    calculator: "ROI calculator",
    comparison: "Compare",
  },
  sample: "{{fact}} [sample]",
  notFound: {
    title: "This page doesn’t exist",
    text: "The address may have changed, or it may contain a typo.",
    action: "Go to the home page",
  },
  offline: { title: "You’re offline", text: "This page will appear as soon as you’re back online." },
  noScript: {
    emailOrPhone:
      "The demo needs JavaScript. Email {{email}} or call {{phone}} and we’ll show you {{product}} ourselves.",
    email: "The demo needs JavaScript. Email {{email}} and we’ll show you {{product}} ourselves.",
  },
  /** A description of the picture next to a shared link. */
  picture: {
    dashboard: "{{product}}: “{{words}},” next to a screenshot of the dashboard",
    prices: "{{product}}: “{{words}},” next to the prices of the {{count}} plans",
  },
} as const satisfies Dictionary<typeof source.shell>;

/** The marketing site's texts that several views show. */
export const site = { shell, home, pictures, ticker, forms } as const;
