import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { prefetchRecording } from "./lazy-recording.ts";
import type { ListedRecording } from "./listed-recording.ts";
import { OPENED_HERE, useRecordingHref } from "./use-open-recording.ts";

/** Opens a recording's detail over the screen shown. Its click area is the row or card around it. */
export function RecordingLink({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  return (
    <Link
      to={useRecordingHref()(recording.id)}
      state={OPENED_HERE}
      preventScrollReset
      aria-label={t(($) => $.recordings.viewClient, { client: recording.client })}
      // A double click opens it once, also when its second click comes before the screen has followed the first.
      onClick={(event) => event.detail > 1 && event.preventDefault()}
      {...prefetchOnIntent(() => prefetchRecording(recording))}
      className="font-medium text-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {t(($) => $.recordings.view)}
    </Link>
  );
}
