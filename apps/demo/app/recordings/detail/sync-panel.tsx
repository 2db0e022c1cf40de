import type { Analysis } from "@voxlog/demo-data/recording-detail";
import type { Crm } from "@voxlog/demo-data/recordings";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { ExternalLink } from "lucide-react";
import { useTranslation } from "react-i18next";
import { CrmFields } from "./crm-fields.tsx";
import { Panel } from "./panel.tsx";
import { UpdateCard } from "./update-card.tsx";
import { Waiting } from "./waiting.tsx";

/** What a conversation changed in the CRM; a waiting text while the recording is processed. */
export function SyncPanel({ crm, analysis }: { crm: Crm; analysis: Analysis | null }) {
  const { t } = useTranslation("demo");
  const toast = useToast();
  if (!analysis) {
    return (
      <Panel title={t(($) => $.recording.sync)}>
        <Waiting>{t(($) => $.recording.syncWaiting, { crm })}</Waiting>
      </Panel>
    );
  }
  return (
    <Panel title={t(($) => $.recording.sync)}>
      <CrmFields fields={analysis.fields} />
      <ul aria-label={t(($) => $.recording.updates)} className="grid gap-3">
        {analysis.updates.map((update) => (
          <UpdateCard key={update.type} update={update} analysis={analysis} />
        ))}
      </ul>
      <Button
        variant="secondary"
        onClick={() =>
          toast(
            t(($) => $.recording.noCrm, { crm }),
            { tone: "info" },
          )
        }
      >
        {t(($) => $.recording.openInCrm, { crm })}
        <ExternalLink aria-hidden="true" className="size-4" />
      </Button>
    </Panel>
  );
}
