import { Button } from "@voxlog/ui/button";
import { Dialog } from "@voxlog/ui/dialog";
import { useTranslation } from "react-i18next";
import { FilterFields, type QueryProps } from "./filter-fields.tsx";
import { noFilters } from "./recording-query.ts";

/** The filters of a phone. What is chosen shows at once behind them. */
export function FilterSheet({
  open,
  onOpenChange,
  query,
  onChange,
}: QueryProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation(["demo", "common"]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.recordings.filters.title)}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <div className="grid grid-cols-1 gap-4">
        <FilterFields query={query} onChange={onChange} />
        <div className="flex flex-wrap gap-3 pt-2 *:grow">
          <Button variant="secondary" onClick={() => onChange({ ...query, ...noFilters })}>
            {t(($) => $.recordings.filters.clear)}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{t(($) => $.recordings.filters.show)}</Button>
        </div>
      </div>
    </Dialog>
  );
}
