import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/leads.ts";

/** Names of a lead's fields. */
export const names = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email address",
  company: "Company",
  phone: "Phone number",
  crm: "CRM",
} as const;

/** Names of the fields with a lead's origin. */
const originNames = {
  source: "Source",
  medium: "Medium",
  campaign: "Campaign",
  referrer: "Referring site",
  firstPage: "First page",
  openedBy: "Form opened from",
  language: "Language",
} as const;

/** Names of what opened a lead's form. */
export const openers = {
  plan: "the {{plan}} plan",
  menu: "the menu",
  hero: "the button at the top",
  words: "the text field on the home page",
  closing: "the button at the bottom",
  integration: "an integration",
  crm: "another CRM",
  demo: "the demo",
} as const;

/** Names of all stored fields of a lead. */
export const storedNames = { ...names, ...originNames } as const;

export const forms = {
  signup: {
    title: "Get started with {{product}}",
    text: "Tell us who you are and we’ll be in touch within {{hours}} hours.",
    submit: "Sign up",
    success: "Thank you for signing up! We will contact you within {{hours}} hours.",
    /** For a plan without a price. */
    quote: {
      title: "Interested in {{plan}}?",
      submit: "Contact us",
      setup: "Then we’ll send you a quote. Once you agree, we’ll set up your account.",
    },
    crm: {
      title: "Tell us about your CRM",
      text: "We’ll look at how to connect it and be in touch within {{hours}} hours.",
    },
    /** Replaces the form. */
    sent: {
      title: "We’ve received your signup",
      next: "What happens next",
      contact: "Within {{hours}} hours we’ll email or call you about what you want to log, and where.",
      setup:
        "Then we’ll set up your account. With a direct integration, you’re up and running in about {{minutes}} minutes.",
      untilThen: "In the meantime, take a look around the demo. It takes about {{minutes}} minutes.",
    },
  },
  demoRequest: {
    title: "Take a look around",
    text: "Two fields, no account, and you’re in.",
    /** On the page after the plain form. */
    sent: {
      title: "The demo is ready for you",
      text: "A look around takes about {{minutes}} minutes. Everything you’ll see is sample data.",
    },
  },
  names,
  /** Labels in the form. */
  fields: { ...names, crm: "Which CRM do you use?" },
  sending: "Sending",
  tooMany: "We’re getting too many requests right now. Please wait a minute and try again.",
  optional: "optional",
  required: "* Required.",
  privacy:
    "We use your details to get in touch with you and, if you sign up, to set up your account. Your browser adds how you got here: the site or campaign, your first page, the button and your language.",
  reach: "Prefer to contact us directly? Email {{email}}.",
  errors: {
    required: "Please fill in this field.",
    email: "Enter a valid email address, such as name@company.com.",
    phone: "Use only digits, spaces and + ( ) . / -",
    format: "Please check what you entered here.",
    tooLong: "Use at most {{max}} characters here.",
    rejected: "The server didn’t accept this. Please check what you entered.",
  },
} as const satisfies Dictionary<typeof source.forms>;

/** The emails about a lead: to the owner, and to the visitor who sent it. */
export const mail = {
  lead: {
    signups: {
      subject: "New signup: {{company}}",
      intro: "{{company}} has signed up.",
    },
    demo_requests: {
      subject: "New demo request: {{company}}",
      intro: "{{company}} has requested the demo.",
    },
    fields: storedNames,
    openers,
    received: "Received",
    promise: "The site promises contact within {{hours}} hours: by {{deadline}}.",
    reply: "Your reply to this email goes to {{email}}.",
    template: "Reply with the template ({{language}})",
  },
  reply: {
    greeting: "Hi {{name}},",
    nameless: "Hello,",
    signups: "Thank you for signing up. I’d be glad to show you what {{product}} can do for {{company}}.",
    demo_requests:
      "Thank you for trying the {{product}} demo. I’d be glad to show you what it can do for {{company}}.",
    booking: "Pick a time that suits you: {{bookingUrl}}",
    appointment: "When would be a good time to call you?",
    closing: "Best regards,",
  },
  /** One email about many leads. */
  digest: {
    subject: "Leads in one email: {{count}}",
    many: "More leads came in than you want separate emails for in an hour:",
    held: "These look like the work of a program. They’re kept; you just didn’t get an email about each:",
    reasons: {
      trap: "filled in a field that visitors don’t see",
      quick: "was sent faster than anyone can type",
      unproven: "came without JavaScript, so it couldn’t prove work",
    },
    repeats: "sent again: {{count}}×",
    more: "And {{count}} more.",
    where: "You’ll find them all in the reports, under Leads.",
  },
  /** To a staff member who signs in. */
  code: {
    subject: "Your {{product}} sign-in code",
    code: "Your sign-in code is {{code}}.",
    expires: "It works once, for 10 minutes. Don’t share it with anyone.",
    stranger: "Not signing in right now? Then someone knows your password. Have it changed today.",
  },
  /** The owner's email about checks of the server that fail or have recovered. */
  alert: {
    subject: {
      bad: "{{product}} needs your attention: {{what}}",
      good: "{{product}} is fine again: {{what}}",
    },
    names: {
      disk: "disk",
      database: "database",
      mail: "email",
      webhook: "webhook",
      backup: "backup",
      visits: "visits",
      certificate: "certificate",
      traffic: "page views",
      leads: "leads",
    },
    bad: {
      disk: "The disk is filling up: {{free}} of {{size}} is left, and {{needed}} is needed. Nothing can be stored on a full disk, leads included.",
      database:
        "The database is damaged: {{problem}}. Stop the server, keep a copy of the data folder, and restore the last backup.",
      mail: "Emails aren’t going out: {{waiting}} to send, the oldest since {{oldest}}. The leads themselves are in the admin.",
      visits:
        "Visits aren’t being stored: the collector doesn’t answer, ClickHouse doesn’t answer, or its disk is full. Visitors’ browsers keep them for a day and send them again.",
      webhook:
        "Leads don’t reach the system that the webhook sends them to: {{undelivered}}. You’ll find them in the reports, under Leads, Webhook, with its answers.",
      certificate:
        "The site’s certificate ends on {{ends}} and couldn’t be renewed. After that, browsers warn visitors away. Check that the domain points to this machine and that ports 80 and 443 are open; the reason is in the server’s log.",
    },
    /** Fewer views or leads than chance explains. */
    drops: {
      tracker:
        "Your pages are being viewed, but not counted the way they usually are. From {{start}} to {{end}}, {{served}} visitors opened pages, which usually means about {{expected}} page views. Counted: {{count}}. Tracking is probably broken.",
      views:
        "Your site has fewer views than usual for these days and hours: {{count}} from {{start}} to {{end}}, when about {{expected}} were expected. Visitors stay away, can’t get in, or aren’t counted.",
      leads:
        "You’re getting fewer leads than usual: {{count}} from {{start}} to {{end}}, when about {{expected}} were expected. Send one yourself to see if the forms work.",
    },
    backup: {
      none: "No backup has been made yet.",
      late: "The last backup is from {{made}}. There should be a new one every night.",
      unusable: "The backup from {{made}} ({{name}}) can’t be used: {{problem}}",
      notCopied: "A copy of the backup from {{made}} failed: {{problem}}",
    },
    good: {
      disk: "There’s enough room on the disk again: {{free}} left.",
      database: "The database is intact.",
      mail: "Emails are going out again.",
      webhook: "The webhook delivers again.",
      backup: "The backup from {{made}} is fine.",
      visits: "Visits are being stored again.",
      certificate: "The site’s certificate was renewed, until {{ends}}.",
      traffic: "The number of page views is back to normal.",
      leads: "The number of leads is back to normal.",
    },
    guide: "What to do about it",
    file: "What to do about it is in {{file}}.",
    where: "You’ll see how things are now above the reports.",
  },
  /** The owner's email about a week or a month, and the page that it links to. */
  summary: {
    subject: "{{product}}, {{period}}: {{counts}}",
    periods: { week: "week {{number}}", month: "{{month}}" },
    counts: {
      visitors_one: "{{count}} visitor",
      visitors_other: "{{count}} visitors",
      leads_one: "{{count}} lead",
      leads_other: "{{count}} leads",
    },
    intro: {
      week: "Here’s how {{period}} went, from {{from}} through {{to}}:",
      month: "Here’s how {{period}} went:",
    },
    empty:
      "Your site had no visitors and no leads in {{period}}. If you expected some, check that it’s online.",
    totals: { visitors: "Visitors", leads: "Leads", conversions: "Conversions", views: "Page views" },
    compared: "{{now}} (was {{before}}, {{change}})",
    comparedWithNone: "{{now}} (was 0)",
    failed: "Some figures couldn’t be read. You’ll find what’s missing here in the reports.",
    elsewhere:
      "Your visits are counted in ClickHouse, so this email only covers leads. The rest is in the reports.",
    first: {
      week: "Nothing was counted the week before, so there’s nothing to compare with yet.",
      month: "Nothing was counted the month before, so there’s nothing to compare with yet.",
    },
    changes: {
      week: "What changed most since the week before:",
      month: "What changed most since the month before:",
    },
    steady: {
      week: "Not much changed since the week before.",
      month: "Not much changed since the month before.",
    },
    subjects: {
      visitors: "Visitors",
      leads: "Leads",
      conversions: "Conversions",
      source: "Visitors from {{name}}",
      direct: "Visitors without a referring site",
      page: "Views of {{name}}",
    },
    moves: {
      up: "{{what}} rose from {{before}} to {{now}} ({{change}}).",
      down: "{{what}} fell from {{before}} to {{now}} ({{change}}).",
      started: "{{what}} went from zero to {{now}}.",
      stopped: "{{what}} went from {{before}} to zero.",
    },
    sources: "Where your visitors came from:",
    direct: "No referring site",
    pages: "What they viewed most:",
    reports: "Open the reports",
    unsubscribe: "Unsubscribe from these summaries",
    page: {
      title: "{{product}} summaries",
      ask: "Don’t want summaries of visitors and leads anymore? You’ll still get emails about each lead and about the server.",
      stop: "Unsubscribe",
      stopped: "You won’t get summaries anymore. Changed your mind? Turn them back on here, now or later.",
      start: "Turn them back on",
      unknown: "This address isn’t valid. Use the link at the end of your latest summary.",
    },
  },
  confirmation: {
    signups: {
      subject: "Your {{product}} signup",
      thanks: "Thank you for signing up! We will contact you within {{hours}} hours.",
    },
    demo_requests: {
      subject: "Your {{product}} demo",
      thanks:
        "Thank you for your interest in {{product}}. You can come back to the demo anytime at {{site}}.",
    },
    booking: "Pick a time to talk to us",
    mistake:
      "Didn’t ask for this? Then someone must have mistyped their address. Reply to this email and we’ll delete yours.",
    signed: "Best regards, {{product}} ({{company}}), {{site}}",
  },
} as const satisfies Dictionary<typeof source.mail>;
