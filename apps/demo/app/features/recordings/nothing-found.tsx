import { Button } from "@voxlog/ui/button";
import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";

/** What stands in place of the list when no recording fits, with the way back to all of them. */
export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation("demo");
  return (
    <div className="grid justify-items-center gap-4 rounded-xl border border-dashed px-6 py-14 text-center">
      <SearchX aria-hidden="true" className="size-9 text-text-muted" strokeWidth={1.5} />
      <p className="text-text-muted">{t(($) => $.recordings.nothingFoundHint)}</p>
      <Button variant="secondary" onClick={onClear}>
        {t(($) => $.recordings.clearFilters)}
      </Button>
    </div>
  );
}
