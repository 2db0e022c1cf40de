import type { Language } from "@voxlog/i18n";

/** What differs for a visitor by language: their browser's, the prefix of addresses, and the owner's own words. */
export const visitors: {
  language: Language;
  locale: string;
  prefix: string;
  failure: string;
  thanks: string;
}[] = [
  {
    language: "nl",
    locale: "nl-NL",
    prefix: "",
    failure: "Er ging iets mis. Probeer het opnieuw.",
    thanks: "Bedankt voor je aanmelding! We nemen binnen 24 uur contact op.",
  },
  {
    language: "en",
    locale: "en-GB",
    prefix: "/en",
    failure: "Something went wrong. Please try again.",
    thanks: "Thank you for signing up! We will contact you within 24 hours.",
  },
];
