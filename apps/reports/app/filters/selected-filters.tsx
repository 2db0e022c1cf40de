import { Button } from "@voxlog/ui/button";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useAccount } from "../session/account.ts";
import { dimensions, type FilterProps, type Filters, toggleFilter } from "./filters.ts";
import { useValueName } from "./use-value-name.ts";

/** Lists the selected filters, each with a button that removes it. */
export function SelectedFilters({ filters, onFilters }: FilterProps) {
  const { t } = useTranslation("reports");
  const valueName = useValueName();
  const { isView } = useAccount();
  const selected = dimensions.flatMap((dimension) => {
    const value = filters.selected[dimension];
    return value === undefined ? [] : [{ dimension, value }];
  });
  if (selected.length === 0) return null;

  function remove(changed: Filters): void {
    onFilters(changed);
    document.querySelector("h1")?.focus(); // The focused button is gone.
  }

  return (
    <ul aria-label={t(($) => $.filters.active)} className="flex flex-wrap items-center gap-2">
      {selected.map(({ dimension, value }) => {
        const name = t(($) => $.dimensions[dimension]);
        const text = (
          <span className="min-w-0 text-start wrap-anywhere">
            <span className="text-text-muted">{name}: </span>
            {valueName(dimension, value)}
          </span>
        );
        return (
          <li key={dimension} className="min-w-0 max-w-full text-sm">
            {isView ? (
              text
            ) : (
              <Button
                size="sm"
                variant="secondary"
                aria-label={t(($) => $.filters.remove, { name, value: valueName(dimension, value) })}
                onClick={() => remove(toggleFilter(filters, dimension, value))}
              >
                {text}
                <X aria-hidden="true" className="size-4 shrink-0 text-text-muted" />
              </Button>
            )}
          </li>
        );
      })}
      {selected.length > 1 && !isView && (
        <li>
          <Button size="sm" variant="ghost" onClick={() => remove({ ...filters, selected: {} })}>
            {t(($) => $.filters.removeAll)}
          </Button>
        </li>
      )}
    </ul>
  );
}
