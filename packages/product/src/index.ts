export { type Addresses, readAddresses } from "./addresses.ts";
export { brandColor, launchColor, themeColor } from "./brand.ts";
export { checkField, type FieldProblem, problemOf } from "./check-field.ts";
export { brand, legal, type Partner, partners, processedIn, retention, trust } from "./company.ts";
export { type CrmName, crmObjects } from "./crm-objects.ts";
export { type CrmTheme, crmThemes } from "./crm-themes.ts";
export { type DirectCrm, directCrms } from "./direct-crms.ts";
export {
  formPages,
  isQuoted,
  type LocalizedPath,
  quoteThanks,
  type SignupTopic,
  signupTopics,
} from "./form-pages.ts";
export { misleadingCharacters, visibleLines, withoutHidden } from "./hidden-characters.ts";
export { type ConfirmablePart, isLaunch, isShown, omittedParts } from "./launch.ts";
export {
  emailPattern,
  formOpeners,
  type Lead,
  type LeadCollection,
  type LeadField,
  type LeadFieldName,
  type LeadOrigin,
  leadFields,
  openerName,
  originFields,
  phonePattern,
  type StoredFieldName,
  storedFieldNames,
} from "./leads.ts";
export {
  type BillingPeriod,
  bestYearlyDiscount,
  claimBasis,
  claims,
  currency,
  lowestPrice,
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
export { calculateRoi, type RoiFigures, roiInputs } from "./roi.ts";
export { samplesWarning } from "./samples.ts";
export { type CampaignTrait, campaignTraits, type SessionTrait, sessionTraits } from "./session-traits.ts";
export { readSiteOrigin } from "./site-origin.ts";
export { vitalsSample } from "./visits.ts";
