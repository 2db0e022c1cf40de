import { dealsAtRisk } from "@voxlog/demo-data/team-week";
import { textIn } from "@voxlog/demo-data/text";
import { useLanguage } from "@voxlog/texts";
import { Dialog } from "@voxlog/ui/dialog";
import { CircleCheck, Eye, LoaderCircle, TextCursorInput, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { recordingTime } from "../recordings/recording-time.ts";
import { OPENED_HERE, recordingHref } from "../recordings/use-open-recording.ts";
import { useRecordings } from "../recordings/use-recordings.ts";

const icons = { processing: LoaderCircle, empty: TextCursorInput, review: Eye, synced: CircleCheck } as const;

/** As many as a visitor reads. */
const MOST = 6;

/** What happened to the conversations that the visitor may see, the newest first; each leads to its conversation. */
export function NotificationsDialog({
  open,
  onOpenChange,
  onChoose,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: () => void;
}) {
  const { t } = useTranslation(["demo", "common"]);
  const language = useLanguage();
  const recordings = useRecordings();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(($) => $.happened.title)}
      closeLabel={t(($) => $.close, { ns: "common" })}
    >
      <ul className="-mx-3 grid gap-1">
        {recordings.slice(0, MOST).map((recording) => {
          const { id, client, crm, status } = recording;
          const risk = dealsAtRisk.find((finding) => finding.recording === id);
          const Icon = risk ? TriangleAlert : icons[status];
          const { day, time } = recordingTime(language, recording);
          return (
            <li key={id}>
              <Link
                to={recordingHref(id)}
                state={OPENED_HERE}
                onClick={onChoose}
                className="flex gap-3 rounded-md px-3 py-2.5 hover:bg-surface-hover"
              >
                <Icon
                  aria-hidden="true"
                  className={`mt-0.5 size-5 shrink-0 ${risk ? "text-warning" : "text-accent-text"}`}
                />
                <span className="grid min-w-0">
                  <span className="wrap-anywhere">
                    {risk
                      ? t(($) => $.happened.risk, { client, risk: textIn(risk.title, language) })
                      : t(($) => $.happened[status], { client, crm })}
                  </span>
                  <time dateTime={recording.date} className="text-sm text-text-muted">
                    {day}, {time}
                  </time>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
