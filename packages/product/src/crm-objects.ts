import type { DirectCrm } from "./direct-crms.ts";

/** A CRM's own name for something: one in all languages, or one per language. */
export type CrmName = string | { nl: string; en: string };

type CrmObjects = {
  company: CrmName;
  person: CrmName;
  deal: CrmName;
  /** Standard fields of the deal. */
  stage: CrmName;
  amount: CrmName;
  closeDate: CrmName;
  task: CrmName;
  /** The task's field for its date. */
  due?: CrmName;
  /** Where the summary of a conversation goes. */
  conversation: CrmName;
  /** The stage of a deal whose client asked for a quote. Missing if the CRM's documentation names no stages. */
  quoteStage?: CrmName;
  /** The standard field for the person who decides. Without one, it takes a custom field of the deal. */
  decisionMaker?: { of: "person" | "deal"; field: CrmName };
  /** The deal's standard place for competitors. Without one, it takes a custom field. */
  competitor?: CrmName;
  /** The edition whose API includes custom fields. Missing if no edition lacks them. */
  customFieldsEdition?: string;
  /** Whether an integration gets in with an API key. The others let people sign in. */
  usesApiKey?: true;
};

/**
 * The objects and fields of each CRM with a ready-made integration. These are the sources, also of the texts about each
 * CRM (`topics.crm.about`):
 *
 * - Salesforce: help.salesforce.com, "Opportunity Fields" and "Prepare for Connected App Usage Restrictions Change".
 *   developer.salesforce.com, objects Task, OpportunityStage, OpportunityContactRole and OpportunityCompetitor, and
 *   "Supported Editions and Required Permissions" of the REST API.
 * - HubSpot: knowledge.hubspot.com, "HubSpot's default deal properties", "HubSpot's default contact properties", "Set
 *   defaults for creating deals" and "Set up and manage object pipelines". developers.hubspot.com, tasks, pipelines and
 *   "New permission requirements for installing public apps".
 * - Exact: the REST API reference of Exact Online, resources CRMOpportunities (also its CustomField) and
 *   activitiesTasks.
 * - Pipedrive: support.pipedrive.com, "Data fields in Pipedrive", the types of custom fields, the rotting feature and
 *   "Adding apps to other users". developers.pipedrive.com, deals and activities.
 * - Simplicate: support.simplicate.nl, articles 118722, 118735, 1264508, 6087402 and 6693108. Its API's sales and
 *   timeline messages.
 *
 * Dutch names are from a CRM's help in Dutch if it has one. The others are translations.
 */
export const crmObjects: Record<DirectCrm, CrmObjects> = {
  Salesforce: {
    company: "Account",
    person: { nl: "Contactpersoon", en: "Contact" },
    deal: "Opportunity",
    stage: { nl: "Fase", en: "Stage" },
    amount: { nl: "Bedrag", en: "Amount" },
    closeDate: { nl: "Sluitingsdatum", en: "Close Date" },
    task: { nl: "Taak", en: "Task" },
    due: { nl: "Vervaldatum", en: "Due Date" },
    conversation: { nl: "Gesprek in de tijdlijn", en: "Logged call" },
    decisionMaker: { of: "deal", field: { nl: "Rol contactpersoon", en: "Contact Role" } },
    competitor: { nl: "Concurrenten", en: "Competitors" },
  },
  HubSpot: {
    company: { nl: "Bedrijf", en: "Company" },
    person: { nl: "Contact", en: "Contact" },
    deal: "Deal",
    stage: { nl: "Dealfase", en: "Deal stage" },
    amount: { nl: "Bedrag", en: "Amount" },
    closeDate: { nl: "Sluitingsdatum", en: "Close date" },
    task: { nl: "Taak", en: "Task" },
    due: { nl: "Vervaldatum", en: "Due date" },
    conversation: { nl: "Geregistreerd gesprek", en: "Logged call" },
    decisionMaker: { of: "person", field: "Buying role" },
  },
  Exact: {
    company: { nl: "Relatie", en: "Account" },
    person: { nl: "Contactpersoon", en: "Contact" },
    deal: { nl: "Verkoopkans", en: "Opportunity" },
    stage: { nl: "Fase", en: "Stage" },
    amount: { nl: "Bedrag", en: "Amount" },
    closeDate: { nl: "Sluitingsdatum", en: "Close date" },
    task: { nl: "Taak", en: "Task" },
    due: { nl: "Einddatum", en: "End date" },
    conversation: { nl: "Notitie", en: "Communication note" },
    customFieldsEdition: "Exact Online Premium",
  },
  Pipedrive: {
    company: { nl: "Organisatie", en: "Organization" },
    person: { nl: "Persoon", en: "Person" },
    deal: "Deal",
    stage: { nl: "Fase", en: "Stage" },
    amount: { nl: "Waarde", en: "Value" },
    closeDate: { nl: "Verwachte einddatum", en: "Expected close date" },
    task: { nl: "Activiteit", en: "Activity" },
    due: { nl: "Vervaldatum", en: "Due date" },
    conversation: { nl: "Notitie", en: "Note" },
  },
  Simplicate: {
    company: { nl: "Bedrijf", en: "Company" },
    person: { nl: "Contactpersoon", en: "Contact person" },
    deal: { nl: "Salestraject", en: "Sales opportunity" },
    stage: { nl: "Voortgang", en: "Progress" },
    amount: { nl: "Verwachte omzet", en: "Expected revenue" },
    closeDate: { nl: "Verwachte einddatum", en: "Expected end date" },
    task: { nl: "Bericht in de tijdlijn", en: "Timeline message" },
    conversation: { nl: "Bericht in de tijdlijn", en: "Timeline message" },
    quoteStage: { nl: "Voorstel", en: "Proposal" },
    usesApiKey: true,
  },
};
