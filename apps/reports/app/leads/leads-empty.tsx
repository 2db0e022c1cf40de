import { Button } from "@voxlog/ui/button";
import { EmptyState } from "@voxlog/ui/empty-state";
import { Inbox, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LeadQuery } from "./leads-api.ts";

/** Explains an empty list, and offers a way out. */
export function LeadsEmpty({ query, onClear }: { query: LeadQuery; onClear: () => void }) {
  const { t } = useTranslation("staff");
  if (!query.search) {
    return (
      <EmptyState icon={<Inbox aria-hidden="true" strokeWidth={1.5} />}>
        {t(($) => $.empty[query.state])}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" strokeWidth={1.5} />}
      action={
        <Button size="sm" variant="secondary" onClick={onClear}>
          {t(($) => $.empty.clear)}
        </Button>
      }
    >
      {t(($) => $.empty.search, { search: query.search })}
    </EmptyState>
  );
}
