import { opensElsewhere } from "@voxlog/browser/clicks";
import { prefetchOnIntent } from "@voxlog/browser/prefetch";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Link, type LinkProps } from "react-router";
import type { ListedRecording } from "./listed-recording.ts";
import { comeNear } from "./near-recording.ts";
import { useRecordingHref, useShowRecording } from "./use-open-recording.ts";

/** Opens a recording's detail over the screen shown. Its press area is the row or card around it. */
export function RecordingLink({ recording }: { recording: ListedRecording }) {
  const { t } = useTranslation("demo");
  return (
    <LinkOver
      id={recording.id}
      aria-label={t(($) => $.recordings.viewClient, { client: recording.client })}
      {...prefetchOnIntent(() => void comeNear(recording))}
      className="font-medium text-accent-text underline-offset-4 after:absolute after:inset-0 hover:underline"
    >
      {t(($) => $.recordings.view)}
    </LinkOver>
  );
}

/** The part that follows the address: with every letter of a search, in every row. */
function LinkOver({ id, ...props }: { id: string } & Omit<LinkProps, "to">) {
  const show = useShowRecording();
  function press(event: MouseEvent): void {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    show(id);
  }
  return <Link {...props} to={useRecordingHref()(id)} onClick={press} />;
}
