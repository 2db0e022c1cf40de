import type { Dictionary } from "@voxlog/i18n";
import type * as source from "../nl/settings.ts";

const screen = {
  title: "Settings",
  subtitle: "Your account, your team, your CRM integrations and your plan.",
  tabs: { account: "Account", team: "Team", crm: "CRM", billing: "Billing" },
  account: {
    title: "Your details",
    name: "Name",
    email: "Email",
    errors: {
      name: "Enter your name.",
      email: "Enter a valid email address, such as name@company.com.",
    },
  },
  team: {
    title: "Team members",
    licenses: "{{used}}/{{total}} licenses in use",
    view: "View as",
    you: "you",
    invite: "Invite team member",
    leave: "Leave team",
    role: "Role",
    roleHint: "Admins invite team members and manage licenses and integrations.",
    inviteTitle: "Invite a team member",
    inviteText: "Your colleague will get an email with a link to join.",
    inviteDemo: "No email is sent in this demo.",
    inviteEmail: "Email",
    send: "Send",
    remove: "Remove",
    removeMember: "Remove {{name}}",
    removed: "{{name}} is no longer on the team.",
    left: "In this demo, you stay on the team, and now see it as a member would.",
  },
  crm: {
    title: "CRM integrations",
    connected: "Connected",
    connect: "Connect",
    connectTo: "Connect {{crm}}",
    connectDemo: "In {{product}}, you’d now connect {{crm}}. In this demo, {{connected}} stays connected.",
    available: "Ready in {{minutes}} minutes",
    connectedNote: "Always up to date",
    other: "Another CRM? We build custom integrations with {{count}}+ other CRM systems.",
    samples:
      "The sample conversations use more CRM systems than any one team would, so that you can find yours.",
    notYours: "An admin connects the CRM for the whole team. This is what’s connected.",
  },
  billing: {
    title: "Your plan",
    yearly: "{{months}}-month contract, one invoice in advance",
    perUser: "per user per month, excl. VAT",
    licenses: "Licenses",
    total: "Per year, excl. VAT",
    sample: "Sample",
    sampleNote: "This is sample data. You pay nothing in the demo.",
    notYours: "Billing is managed by an admin",
    notYoursText:
      "The plan and its licenses are for admins. Need something, such as another license or an invoice? Ask your team’s admin.",
  },
} as const satisfies Dictionary<(typeof source.settings)["settings"]>;

export const settings = { settings: screen } as const;
