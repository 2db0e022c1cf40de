/** CRM systems with a ready-made, direct integration. */
export const directCrms = ["Salesforce", "HubSpot", "Exact", "Pipedrive", "Simplicate"] as const;

/** CRM systems that a custom integration covers: the names that rotate in the ticker. */
export const otherCrms = [
  "Microsoft Dynamics 365",
  "Zoho CRM",
  "Odoo",
  "AFAS",
  "Teamleader",
  "SugarCRM",
  "Freshsales",
  "monday CRM",
  "Zendesk Sell",
  "Copper",
  "Insightly",
  "Close",
] as const;

/** How many other CRM systems can be connected by a custom integration, at least. */
export const otherCrmCount = 50;
