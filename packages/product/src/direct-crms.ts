/** CRM systems with a ready-made integration. */
export const directCrms = ["Salesforce", "HubSpot", "Exact", "Pipedrive", "Simplicate"] as const;

export type DirectCrm = (typeof directCrms)[number];
