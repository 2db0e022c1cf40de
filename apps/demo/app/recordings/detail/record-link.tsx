import { useStore } from "@voxlog/browser/store";
import { Button } from "@voxlog/ui/button";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { reviewEdits } from "../../edits/review-edits.ts";
import { OPENED_HERE, recordingSearch } from "../../routing/recording-address.ts";
import type { ListedRecording } from "../use-recordings.ts";

/** Links to a conversation's CRM record, if there is one: also while a changed result waits for another approval. */
export function RecordLink({ recording: { id, crm, status } }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  const isApproved = useStore(reviewEdits)[id]?.approved !== undefined;
  if (status !== "synced" && !isApproved) return null;
  return (
    <Button asChild variant="secondary" className="justify-self-start max-sm:w-full">
      <ScreenLink section="crmRecord" search={recordingSearch(id)} state={OPENED_HERE}>
        {t(($) => $.recording.openInCrm, { crm })}
        <ArrowRight aria-hidden="true" className="size-4" />
      </ScreenLink>
    </Button>
  );
}
