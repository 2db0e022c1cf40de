import type { Analysis } from "@voxlog/demo-data/recording-detail";
import { brand, directCrms, timings } from "@voxlog/product";
import { formatNumber, useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { SelectField } from "@voxlog/ui/select-field";
import { Plug } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSiteHref } from "../../routing/site-href.ts";
import { ProcessingSteps } from "../user/processing-steps.tsx";
import type { KeptRecording } from "../user/user-recordings.ts";

/** Shown above the result of the visitor's recording: how far it is, then what it took, and that it is a sample. */
export function OwnResult({ recording, analysis }: { recording: KeptRecording; analysis: Analysis | null }) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const seconds = formatNumber(language, timings.uploadSimulation / 1000);
  return (
    <div className="mb-6 grid grid-cols-1 gap-3">
      {!analysis && recording.keptAt !== null && <ProcessingSteps keptAt={recording.keptAt} />}
      {analysis && (
        <Alert tone="success">
          {t(($) => $.recordings.own.took, { seconds })}{" "}
          {t(($) => $.recordings.own.gained, { count: analysis.fields.length })}
        </Alert>
      )}
      <Alert>{t(($) => $.recordings.own.sample, { agent: brand.agent })}</Alert>
    </div>
  );
}

/** Shown below the result of the visitor's recording: signing up, with their CRM. */
export function ConnectCrm() {
  const { t } = useTranslation("demo");
  const siteHref = useSiteHref();
  const [crm, setCrm] = useState<string>(directCrms[0]);
  return (
    <Card className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-accent-border bg-accent-soft/40 p-5">
      <p className="min-w-0 flex-1 basis-72 self-center text-lg font-semibold text-balance">
        {t(($) => $.recordings.own.next)}
      </p>
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
          <a href={siteHref("signup", crm)}>
            <Plug aria-hidden="true" className="size-5" />
            {crm ? t(($) => $.recordings.own.connect, { crm }) : t(($) => $.recordings.own.connectOther)}
          </a>
        </Button>
      </div>
    </Card>
  );
}
