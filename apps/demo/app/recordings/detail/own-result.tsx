import type { Analysis } from "@voxlog/demo-data/recording-detail";
import { formatNumber, useLanguage } from "@voxlog/i18n";
import { brand, directCrms, timings } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { SelectField } from "@voxlog/ui/select-field";
import { Plug, Timer } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSiteHref } from "../../components/site-href.ts";
import { ProcessingSteps } from "../user/processing-steps.tsx";
import type { KeptRecording } from "../user/user-recordings.ts";

/** Stands above the result of what the visitor recorded: first how far it is, then what it took, and the way on. */
export function OwnResult({ recording, analysis }: { recording: KeptRecording; analysis: Analysis | null }) {
  const { t } = useTranslation("demo");
  return (
    <div className="mb-6 grid grid-cols-1 gap-4">
      {analysis ? <Gain fields={analysis.fields.length} /> : <Processing recording={recording} />}
      <Alert>{t(($) => $.recordings.own.sample, { agent: brand.agent })}</Alert>
    </div>
  );
}

function Processing({ recording }: { recording: KeptRecording }) {
  if (recording.keptAt === null) return null;
  return <ProcessingSteps keptAt={recording.keptAt} />;
}

/** What the result took and brought, and signing up with the CRM that the visitor has. */
function Gain({ fields }: { fields: number }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const siteHref = useSiteHref();
  const [crm, setCrm] = useState<string>(directCrms[0]);
  const seconds = formatNumber(language, timings.uploadSimulation / 1000);
  return (
    <Card className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-accent-border! bg-accent-soft/40! p-5!">
      <div className="flex min-w-0 flex-1 basis-72 gap-3 self-center">
        <Timer aria-hidden="true" className="size-6 shrink-0 text-accent-text" strokeWidth={1.75} />
        <div>
          <p className="font-semibold">{t(($) => $.recordings.own.took, { seconds })}</p>
          <p className="text-sm text-text-muted">{t(($) => $.recordings.own.gained, { count: fields })}</p>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-3 max-sm:w-full max-sm:*:w-full">
        <SelectField
          label={t(($) => $.recordings.own.whichCrm)}
          value={crm}
          onChange={({ target }) => setCrm(target.value)}
        >
          {directCrms.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value="">{t(($) => $.recordings.own.otherCrm)}</option>
        </SelectField>
        <Button asChild>
          <a href={siteHref("signup", crm ? { crm } : {})}>
            <Plug aria-hidden="true" className="size-5" />
            {crm ? t(($) => $.recordings.own.connect, { crm }) : t(($) => $.recordings.own.connectOther)}
          </a>
        </Button>
      </div>
    </Card>
  );
}
