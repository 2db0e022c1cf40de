import { useStore } from "@voxlog/browser/store";
import { demoNow, demoTimeZone } from "@voxlog/demo-data/dashboard";
import type { CrmField } from "@voxlog/demo-data/recording-detail";
import { brand } from "@voxlog/product";
import { formatDate, useLanguage } from "@voxlog/texts";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { Card } from "@voxlog/ui/card";
import { Plug } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useProspect } from "../../edits/prospect.ts";
import { reviewEdits, reviewedFields } from "../../edits/review-edits.ts";
import { SignupLink } from "../../edits/signup-link.tsx";
import type { ListedRecording } from "../use-recordings.ts";

/** Shows how much was found in the visitor's own words, and whether it is in the CRM. */
export function OwnOutcome({
  recording: { id, status, crm },
  fields,
}: {
  recording: ListedRecording;
  fields: readonly CrmField[];
}) {
  const { t } = useTranslation("demo");
  const language = useLanguage();
  const isWritten = status === "synced";
  const review = useStore(reviewEdits)[id];
  const pending = review?.approved === undefined ? "found" : "changed";
  const outcome = isWritten ? "written" : pending;
  const count = isWritten ? reviewedFields(fields, review).length : fields.length;
  return (
    <Alert tone={isWritten ? "success" : "info"} className="mb-6">
      {t(($) => $.own[outcome], { count, crm, agent: brand.agent })}{" "}
      {t(($) => $.own.today, {
        day: formatDate(language, new Date(demoNow), { dateStyle: "full", timeZone: demoTimeZone }),
        agent: brand.agent,
      })}
    </Alert>
  );
}

/** Links to the signup, which asks for the CRM if it isn't known, below what is now in the CRM. */
export function ConnectCrm() {
  const { t } = useTranslation("demo");
  const { crm } = useProspect();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-accent-border bg-accent-soft/40 p-5">
      <p className="min-w-0 flex-1 basis-72 text-lg font-semibold text-balance">
        {t(($) => $.recordings.own.next)}
      </p>
      <Button asChild>
        <SignupLink>
          <Plug aria-hidden="true" className="size-5" />
          {crm ? t(($) => $.recordings.own.connect, { crm }) : t(($) => $.recordings.own.connectOther)}
        </SignupLink>
      </Button>
    </Card>
  );
}
