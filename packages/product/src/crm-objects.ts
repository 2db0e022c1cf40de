import type { DirectCrm } from "./direct-crms.ts";

/** A CRM's own name for something: one in all languages, or one per language. */
export type CrmName = string | { nl: string; en: string };

type CrmObjects = {
  company: CrmName;
  person: CrmName;
  deal: CrmName;
  amount: CrmName;
  task: CrmName;
  /** Where the summary of a conversation goes. */
  conversation: CrmName;
};

/**
 * The objects of each CRM with a ready-made integration, after the object references of Salesforce, HubSpot, Exact
 * Online and Pipedrive, and the API of Simplicate.
 */
export const crmObjects: Record<DirectCrm, CrmObjects> = {
  Salesforce: {
    company: "Account",
    person: { nl: "Contactpersoon", en: "Contact" },
    deal: "Opportunity",
    amount: { nl: "Bedrag", en: "Amount" },
    task: { nl: "Taak", en: "Task" },
    conversation: { nl: "Gesprek in de tijdlijn", en: "Logged call" },
  },
  HubSpot: {
    company: { nl: "Bedrijf", en: "Company" },
    person: { nl: "Contact", en: "Contact" },
    deal: "Deal",
    amount: { nl: "Bedrag", en: "Amount" },
    task: { nl: "Taak", en: "Task" },
    conversation: { nl: "Geregistreerd gesprek", en: "Logged call" },
  },
  Exact: {
    company: { nl: "Relatie", en: "Account" },
    person: { nl: "Contactpersoon", en: "Contact" },
    deal: { nl: "Verkoopkans", en: "Opportunity" },
    amount: { nl: "Bedrag", en: "Amount" },
    task: { nl: "Taak", en: "Task" },
    conversation: { nl: "Notitie", en: "Communication note" },
  },
  Pipedrive: {
    company: { nl: "Organisatie", en: "Organization" },
    person: { nl: "Persoon", en: "Person" },
    deal: "Deal",
    amount: { nl: "Waarde", en: "Value" },
    task: { nl: "Activiteit", en: "Activity" },
    conversation: { nl: "Notitie", en: "Note" },
  },
  Simplicate: {
    company: { nl: "Organisatie", en: "Organization" },
    person: { nl: "Persoon", en: "Person" },
    deal: { nl: "Verkoopkans", en: "Sale" },
    amount: { nl: "Verwachte omzet", en: "Expected revenue" },
    task: { nl: "Taak", en: "Task" },
    conversation: { nl: "Bericht in de tijdlijn", en: "Timeline message" },
  },
};
