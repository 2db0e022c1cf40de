import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { useStaffFormat } from "../components/use-staff-format.ts";
import { PAGE } from "./leads-api.ts";

type LeadsPagerProps = { page: number; total: number; onPage: (page: number) => void };

/** Which of all leads are shown, and the way to the others, where there are any. */
export function LeadsPager({ page, total, onPage }: LeadsPagerProps) {
  const { t } = useTranslation("staff");
  const { count } = useStaffFormat();
  const last = Math.max(1, Math.ceil(total / PAGE));
  if (last === 1 && page === 1) return null;
  const [from, to] = [Math.min(total, (page - 1) * PAGE + 1), Math.min(total, page * PAGE)];
  return (
    <nav aria-label={t(($) => $.pages.label)} className="flex flex-wrap items-center justify-between gap-3">
      <Button
        size="sm"
        variant="secondary"
        disabled={page <= 1}
        onClick={() => onPage(Math.min(page - 1, last))}
      >
        {t(($) => $.pages.previous)}
      </Button>
      <p className="text-sm text-text-muted tabular-nums">
        {t(($) => $.pages.shown, { from: count(from), to: count(to), total: count(total) })}
      </p>
      <Button size="sm" variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t(($) => $.pages.next)}
      </Button>
    </nav>
  );
}
