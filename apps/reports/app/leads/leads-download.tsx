import { writeCsv } from "@voxlog/browser/csv";
import { useLanguage } from "@voxlog/texts";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { download } from "../components/download.ts";
import { dayAt } from "../filters/filters.ts";
import { serverTime } from "../session/request.ts";
import { useActionWithToast } from "../session/use-action.ts";
import { leadRows } from "./lead-csv.ts";
import { fetchAllLeads, type LeadQuery } from "./leads-api.ts";
import { useOpenerName } from "./use-opener-name.ts";

/** Downloads all leads of a query as a file, including those on other pages. */
export function LeadsDownload({ query, isEmpty }: { query: LeadQuery; isEmpty: boolean }) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  const toast = useToast();
  const openerName = useOpenerName();
  const { run, isPending } = useActionWithToast();

  async function save(): Promise<void> {
    const found = await fetchAllLeads(query);
    const leads = found.map((lead) => ({ ...lead, openedBy: openerName(lead.openedBy) }));
    const names = {
      ...t(($) => $.names, { returnObjects: true }),
      kind: t(($) => $.states.label),
      received: t(($) => $.columns.received),
      answered: t(($) => $.states.answered),
      answeredBy: t(($) => $.by),
      assigned: t(($) => $.assigned),
      note: t(($) => $.columns.note),
    };
    const file = `leads-${query.state}-${dayAt(serverTime())}.csv`;
    const rows = leadRows(leads, names, ({ collection }) => t(($) => $.kinds[collection]));
    download(file, writeCsv(rows, language));
    toast(t(($) => $.done.exported, { file }));
  }

  return (
    <Button
      size="sm"
      variant="secondary"
      pending={isPending}
      disabled={isEmpty}
      aria-label={t(($) => $.downloadOf)}
      onClick={() => void run(save)}
    >
      <Download aria-hidden="true" className="size-4" />
      {t(($) => $.download)}
    </Button>
  );
}
