import { languages } from "@voxlog/i18n";
import { type Field, pageVisitFields, sessionFields } from "@voxlog/tracking/collector";

type Fields = Readonly<Record<string, Field>>;

/** What is collected apart from the rest: its fields, and what the names of its tables begin with. */
export type TrackedSet = { prefix: string; sessionFields: Fields; visitFields: Fields };

const language = { type: "select", values: languages } as const;
const fields = {
  sessionFields: { ...sessionFields, language: { ...sessionFields.language, ...language } },
  visitFields: { ...pageVisitFields, language },
};

/** The sets there are, by the name that requests use. */
export const sets: Readonly<Record<string, TrackedSet>> = {
  site: { prefix: "", ...fields },
  app: { prefix: "app_", ...fields },
};
