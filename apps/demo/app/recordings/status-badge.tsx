import type { RecordingStatus } from "@voxlog/demo-data/recordings";
import { Badge } from "@voxlog/ui/badge";
import { CircleCheck, Eye, LoaderCircle, type LucideIcon, TextCursorInput } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Shows a recording's status as text and icon. */
export function StatusBadge({ status }: { status: RecordingStatus }) {
  const { t } = useTranslation("demo");
  const { tone, icon: Icon, look } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className={look} />}>
      {t(($) => $.recordings.status[status])}
    </Badge>
  );
}

const looks: Record<
  RecordingStatus,
  { tone: "info" | "neutral" | "warning" | "success"; icon: LucideIcon; look?: string }
> = {
  processing: { tone: "info", icon: LoaderCircle, look: "animate-spin" },
  empty: { tone: "neutral", icon: TextCursorInput },
  review: { tone: "warning", icon: Eye },
  synced: { tone: "success", icon: CircleCheck },
};
