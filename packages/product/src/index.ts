export { type Addresses, readAddresses } from "./addresses.ts";
export { uploadExtensions } from "./audio-files.ts";
export { brand } from "./brand.ts";
export { claims, rating, transcriptionLanguages } from "./claims.ts";
export { directCrms, otherCrmCount, otherCrms } from "./crms.ts";
export {
  emailPattern,
  type Lead,
  type LeadCollection,
  type LeadField,
  type LeadFieldName,
  leadFields,
  phonePattern,
} from "./leads.ts";
export { legal } from "./legal.ts";
export { type Partner, partners } from "./partners.ts";
export {
  type BillingPeriod,
  bestYearlyDiscount,
  currency,
  type Plan,
  type PlanId,
  type Price,
  plans,
  yearlyCommitmentMonths,
  yearlyDiscount,
} from "./plans.ts";
export { retention } from "./retention.ts";
export { search } from "./search.ts";
export { timings } from "./timings.ts";
