import { demoNow, demoTimeZone } from "@voxlog/demo-data/dashboard";
import { brand, directCrms } from "@voxlog/product";
import { formatDate, useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { SelectField } from "@voxlog/ui/select-field";
import { Plug } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useDemoTracker } from "../../components/use-demo-tracker.ts";
import { useProspect } from "../../edits/prospect.ts";
import { useSiteHref } from "../../routing/site-href.ts";
import type { ListedRecording } from "../use-recordings.ts";

/** Shows how much was found in the visitor's own words, and whether it is in the CRM. */
export function OwnOutcome({
  recording: { status, crm },
  count,
}: {
  recording: ListedRecording;
  count: number;
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const isWritten = status === "synced";
  return (
    <Alert tone={isWritten ? "success" : "info"} className="mb-6">
      {isWritten
        ? t(($) => $.own.written, { count, crm })
        : t(($) => $.own.found, { count, crm, agent: brand.agent })}{" "}
      {t(($) => $.own.today, {
        day: formatDate(language, new Date(demoNow), { dateStyle: "full", timeZone: demoTimeZone }),
        agent: brand.agent,
      })}
    </Alert>
  );
}

/** Links to the signup with the visitor's CRM, below their own result. */
export function ConnectCrm() {
  const { t } = useTranslation("demo");
  const siteHref = useSiteHref();
  const tracker = useDemoTracker();
  const [chosen, setCrm] = useState<string>();
  const known = useProspect().crm;
  const crm = chosen ?? known ?? directCrms[0];
  // A CRM that isn't in the list is the visitor's own.
  const names =
    known && !(directCrms as readonly string[]).includes(known) ? [known, ...directCrms] : directCrms;
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
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value="">{t(($) => $.recordings.own.otherCrm)}</option>
        </SelectField>
        <Button asChild>
          <a href={siteHref("signup", crm)} onClick={() => tracker.track("signup_opened")}>
            <Plug aria-hidden="true" className="size-5" />
            {crm ? t(($) => $.recordings.own.connect, { crm }) : t(($) => $.recordings.own.connectOther)}
          </a>
        </Button>
      </div>
    </Card>
  );
}
