import { fieldLabels } from "@voxlog/demo-data/field-labels";
import type { Text } from "@voxlog/demo-data/text";
import { type CrmName, crmObjects, type DirectCrm } from "@voxlog/product";

/** Returns a CRM's own names of a recording's fields. Those that aren't standard in that CRM have none. */
export function crmFieldNames(crm: DirectCrm): ReadonlyMap<Text, CrmName | undefined> {
  const { stage, amount, closeDate, competitor } = crmObjects[crm];
  return new Map<Text, CrmName | undefined>([
    [fieldLabels.stage, stage],
    [fieldLabels.dealValue, amount],
    [fieldLabels.closeDate, closeDate],
    [fieldLabels.competitor, competitor],
  ]);
}
