import { Button } from "@voxlog/ui/button";
import { Check, RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../report/use-format.ts";
import { useActionWithToast } from "../session/use-action.ts";
import { type Lead, sendToWebhook } from "./leads-api.ts";

/** Shows whether the webhook delivered a lead and what the receiver answered. Can send it again. */
export function LeadWebhook({ lead, onChanged }: { lead: Lead; onChanged: (lead: Lead) => void }) {
  const { t } = useTranslation("staff");
  const { moment, count } = useFormat();
  const { run, isPending } = useActionWithToast();
  const { company, webhook, webhookTries, webhookError } = lead;
  const isOnItsWay = webhook !== "" && webhook !== "sent" && !webhookError;
  const isRejected = webhook !== "sent" && webhookError !== "";

  return (
    <div className="grid justify-items-start gap-1.5 text-sm">
      {webhook === "sent" && (
        <p className="flex gap-1.5 text-text-muted">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
          {t(($) => $.webhook.sent, { moment: moment(lead.webhookUpdated) })}
        </p>
      )}
      {isOnItsWay && <p className="text-text-muted">{t(($) => $.webhook.waiting)}</p>}
      {isRejected && (
        <p className="flex gap-1.5 wrap-anywhere">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
          <span>
            {t(($) => (webhook === "failed" ? $.webhook.failed : $.webhook.rejected), {
              tries: count(webhookTries),
              moment: moment(lead.webhookUpdated),
            })}{" "}
            <bdi className="line-clamp-3 text-text-muted">{webhookError}</bdi>
          </span>
        </p>
      )}
      {!isOnItsWay && (
        <Button
          size="sm"
          variant="secondary"
          pending={isPending}
          aria-label={t(($) => (webhook ? $.webhook.againOf : $.webhook.sendOf), { company })}
          onClick={() => void run(async () => onChanged(await sendToWebhook(lead)))}
        >
          <RotateCw aria-hidden="true" className="size-4" />
          {t(($) => (webhook ? $.webhook.again : $.webhook.send))}
        </Button>
      )}
    </div>
  );
}
