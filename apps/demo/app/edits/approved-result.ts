import type { Analysis, CrmField, CrmUpdate } from "@voxlog/demo-data/recording-detail";
import type { Text } from "@voxlog/demo-data/text";
import { hasShape, isText, listOf, oneOf } from "./validators.ts";

/** The result of the visitor's own words that they approved, as the CRM has it. */
export type ApprovedResult = { client: string; contact: string; analysis: Analysis };

const isLocalized = (value: unknown): value is Text =>
  isText(value) || hasShape<{ nl: string; en: string }>({ nl: isText, en: isText })(value);
const hasLabel = hasShape<{ label: Text; value: Text }>({ label: isLocalized, value: isLocalized });
const hasType = hasShape<{ type: string }>({ type: oneOf(["call", "task", "sentiment"]) });

/** Checks a stored result. */
export const isApprovedResult = hasShape<ApprovedResult>({
  client: isText,
  contact: isText,
  analysis: hasShape<Analysis>({
    summary: isLocalized,
    entities: listOf(isLocalized),
    fields: listOf((value): value is CrmField => hasLabel(value)),
    callDescription: isLocalized,
    nextStep: isLocalized,
    taskTitle: isLocalized,
    dueDate: isText,
    updates: listOf((value): value is CrmUpdate => hasType(value)),
  }),
});
