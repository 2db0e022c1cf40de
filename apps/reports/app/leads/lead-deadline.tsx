import { formatNumber, useLanguage } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { AlarmClock, Clock } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { deadlineOf, timeLeft } from "./deadline.ts";
import type { Lead } from "./leads-api.ts";

const toneOf = { ample: "neutral", urgent: "warning", over: "danger" } as const;

/** Shows the time left to answer a lead, or by how much it's late. */
export function LeadDeadline({ lead, now }: { lead: Lead; now: number }) {
  const { t } = useTranslation("staff");
  const language = useLanguage();
  const { moment } = useFormat();
  const deadline = deadlineOf(lead);
  if (deadline === undefined) return null;
  const left = timeLeft(deadline, now);
  const time = left.parts
    .map(({ unit, value }) => formatNumber(language, value, { style: "unit", unit, unitDisplay: "short" }))
    .join(" ");
  const Icon = left.state === "over" ? AlarmClock : Clock;
  return (
    <Badge
      tone={toneOf[left.state]}
      icon={<Icon aria-hidden="true" />}
      title={t(($) => $.deadline.due, { moment: moment(deadline) })}
      className="min-w-38 whitespace-nowrap tabular-nums"
    >
      {t(($) => (left.state === "over" ? $.deadline.over : $.deadline.left), { time })}
    </Badge>
  );
}
