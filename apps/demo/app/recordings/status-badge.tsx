import type { RecordingStatus } from "@voxlog/demo-data/recordings";
import { Badge } from "@voxlog/ui/badge";
import { CircleCheck, LoaderCircle } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Whether a recording is in the CRM yet, in words and an icon. */
export function StatusBadge({ status }: { status: RecordingStatus }) {
  const { t } = useTranslation("demo");
  return status === "synced" ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {t(($) => $.recordings.status.synced)}
    </Badge>
  ) : (
    <Badge tone="info" icon={<LoaderCircle aria-hidden="true" className="animate-spin" />}>
      {t(($) => $.recordings.status.processing)}
    </Badge>
  );
}
