import { Button } from "@voxlog/ui/button";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { CountTable } from "./count-table.tsx";
import { useFormat } from "./use-format.ts";

const FOREMOST = 10;

/** The foremost rows of a table that may be long, and the others when asked for. */
export function ForemostTable(props: ComponentProps<typeof CountTable>) {
  const { t } = useTranslation("reports");
  const { count } = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const total = props.rows.length;
  return (
    <div className="grid justify-items-start gap-3">
      <CountTable {...props} rows={showsAll ? props.rows : props.rows.slice(0, FOREMOST)} />
      {total > FOREMOST && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3.5 text-accent-text"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t(($) => $.showFewer) : t(($) => $.showAll, { total: count(total) })}
        </Button>
      )}
    </div>
  );
}
