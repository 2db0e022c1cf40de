import { currentUser } from "./team.ts";

/** The CRM systems that the sample recordings sync to. */
export type Crm = "Salesforce" | "HubSpot" | "Pipedrive";

/** What users can change about their own account. */
export type Account = {
  name: string;
  email: string;
  /** The agent knows a caller by it. */
  phone: string;
  /** The language most of their conversations are in (BCP 47). */
  spokenLanguage: string;
};

/** The current user's account. */
export const account: Account = {
  name: currentUser.name,
  email: currentUser.email,
  phone: "06 12 34 56 78",
  spokenLanguage: "nl",
};

/** When an analyzed conversation goes to the CRM: by itself, or once someone has reviewed it. */
export type SyncMode = "automatic" | "reviewed";

/** The CRM system that the sample team has connected, and how it is kept up to date. */
export const crmConnection: { crm: Crm; syncMode: SyncMode } = { crm: "Salesforce", syncMode: "automatic" };

/** The sample team's plan, by the id that the price list has it under. */
export const subscription = { plan: "teams", billing: "yearly" } as const;

/** An invoice for one month of the subscription. What it comes to follows from the price and the licenses. */
export type Invoice = {
  number: string;
  /** ISO 8601 date. */
  date: string;
};

/** The VAT on an invoice, in percent. */
export const vatPercent = 21;

/** The sample invoices, newest first. */
export const invoices: readonly Invoice[] = [
  { number: "2025-1043", date: "2025-10-01" },
  { number: "2025-0918", date: "2025-09-01" },
  { number: "2025-0804", date: "2025-08-01" },
];
