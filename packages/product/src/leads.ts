/**
 * The longest text that each field of a lead may hold, in characters. The forms check it before
 * they send; the database's migrations hold the same numbers, which the backend's tests compare.
 */
export const leadLimits = {
  signups: { firstName: 100, lastName: 100, email: 254, company: 200, phone: 50, crm: 100 },
  demo_requests: { company: 200, email: 254 },
} as const;

/** The collections that hold leads. */
export type LeadCollection = keyof typeof leadLimits;

/** The fields that a visitor fills in for each kind of lead. */
export type LeadFields<C extends LeadCollection> = Record<keyof (typeof leadLimits)[C], string>;

/** What a phone number may consist of; the database holds the same pattern. */
export const phonePattern = /^[0-9+()./ -]*$/;
