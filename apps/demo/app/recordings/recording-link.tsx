import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { ListedRecording } from "./listed-recording.ts";
import { prefetchRecording } from "./prefetch-recording.ts";
import { useOpenRecording } from "./use-open-recording.ts";

/** Opens a recording's detail over the screen shown. Its press area is the row or card around it. */
export function RecordingLink({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  const { hrefOf } = useOpenRecording();
  const prefetch = () => prefetchRecording(recording);
  return (
    <Link
      to={hrefOf(recording.id)}
      state={{ openedHere: true }}
      preventScrollReset
      aria-label={t(($) => $.recordings.viewClient, { client: recording.client })}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      className="font-medium text-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {t(($) => $.recordings.view)}
    </Link>
  );
}
