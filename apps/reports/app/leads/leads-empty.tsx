import { Button } from "@voxlog/ui/button";
import { EmptyState } from "@voxlog/ui/empty-state";
import { Inbox, SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LeadQuery } from "./leads-api.ts";

/** Explains an empty list, and offers a way out. */
export function LeadsEmpty({ query, onClear }: { query: LeadQuery; onClear: () => void }) {
  const { t } = useTranslation("staff");
  const Icon = query.search ? SearchX : Inbox;
  const clear = query.search && (
    <Button size="sm" variant="secondary" onClick={onClear}>
      {t(($) => $.empty.clear)}
    </Button>
  );
  return (
    <EmptyState icon={<Icon aria-hidden="true" strokeWidth={1.5} />} {...(clear && { action: clear })}>
      {query.search ? t(($) => $.empty.search, { search: query.search }) : t(($) => $.empty[query.state])}
    </EmptyState>
  );
}
