export { type Addresses, readAddresses } from "./addresses.ts";
export { brand, legal, type Partner, partners, retention } from "./company.ts";
export {
  emailPattern,
  type Lead,
  type LeadCollection,
  type LeadField,
  type LeadFieldName,
  leadFields,
  phonePattern,
} from "./leads.ts";
export {
  type BillingPeriod,
  bestYearlyDiscount,
  claims,
  currency,
  directCrms,
  otherCrmCount,
  otherCrms,
  type Plan,
  type PlanId,
  type Price,
  plans,
  rating,
  search,
  timings,
  transcriptionLanguages,
  uploadExtensions,
  yearlyCommitmentMonths,
  yearlyDiscount,
} from "./offer.ts";
