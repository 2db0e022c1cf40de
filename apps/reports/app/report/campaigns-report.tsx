import { type CampaignTrait, campaignTraits } from "@voxlog/product";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Choice } from "../components/choice.tsx";
import { type FilterProps, hasConversions } from "../filters/filters.ts";
import { TraitReport } from "./trait-report.tsx";

const names = Object.keys(campaignTraits) as CampaignTrait[];

/** Shows the sessions that campaigns brought, by one of the UTM parameters. */
export function CampaignsReport({ filters, onFilters }: FilterProps) {
  const { t } = useTranslation("reports");
  const [chosen, setChosen] = useState<string>();
  const name = names.find((each) => each === chosen) ?? "campaigns";
  const dimension = campaignTraits[name].filter;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Choice
        label={t(($) => $.campaigns.by)}
        value={name}
        options={names.map((each) => ({
          value: each,
          label: t(($) => $.dimensions[campaignTraits[each].filter]),
        }))}
        className="sm:max-w-60"
        onChoose={setChosen}
      />
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
