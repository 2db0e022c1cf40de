import { SelectField } from "@voxlog/ui/select-field";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Dimension, type Filters, hasConversions } from "../filters/filters.ts";
import { TraitReport } from "./trait-report.tsx";

/** What a link of a campaign says of itself: its report, and the sessions that it selects. */
const PARAMETERS = [
  { name: "campaigns", dimension: "campaign" },
  { name: "campaign_sources", dimension: "utm_source" },
  { name: "campaign_mediums", dimension: "utm_medium" },
  { name: "campaign_contents", dimension: "utm_content" },
  { name: "campaign_terms", dimension: "utm_term" },
  { name: "click_ids", dimension: "click_id" },
] as const satisfies { name: string; dimension: Dimension }[];

/** The sessions that links of campaigns brought, by one of the things that such a link says. */
export function CampaignsReport({
  filters,
  onFilters,
}: {
  filters: Filters;
  onFilters: (filters: Filters) => void;
}) {
  const { t } = useTranslation("reports");
  const [chosen, setChosen] = useState<string>(PARAMETERS[0].name);
  const { name, dimension } = PARAMETERS.find((each) => each.name === chosen) ?? PARAMETERS[0];
  return (
    <div className="grid grid-cols-1 gap-3">
      <SelectField
        label={t(($) => $.campaigns.by)}
        value={name}
        className="sm:max-w-60"
        onChange={({ target }) => setChosen(target.value)}
      >
        {PARAMETERS.map((each) => (
          <option key={each.name} value={each.name}>
            {t(($) => $.dimensions[each.dimension])}
          </option>
        ))}
      </SelectField>
      <TraitReport
        key={name}
        name={name}
        dimension={dimension}
        title={t(($) => $.dimensions[dimension])}
        columns={hasConversions(filters.set) ? ["conversions", "conversion"] : ["bounceRate"]}
        emptyText={t(($) => $.campaigns.empty)}
        filters={filters}
        onFilters={onFilters}
      />
    </div>
  );
}
