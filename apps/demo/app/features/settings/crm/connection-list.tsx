import { crmConnection } from "@voxlog/demo-data/account";
import { brand, claims, directCrms } from "@voxlog/product";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { useToast } from "@voxlog/ui/toast";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { initials } from "../../../text/initials.ts";

/** The CRM systems with a direct integration, one of them connected. */
export function ConnectionList() {
  const { t } = useTranslation("demo");
  const toast = useToast();
  const connected = crmConnection.crm;
  return (
    <ul className="divide-y rounded-lg border">
      {directCrms.map((crm) => (
        <li key={crm} className="flex flex-wrap items-center gap-3 p-3 sm:p-4">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-content-center rounded-lg bg-surface-hover font-semibold text-text-muted"
          >
            {initials(crm)}
          </span>
          <div className="min-w-0 grow basis-word">
            <p className="font-medium">{crm}</p>
            <p className="text-sm text-text-muted">
              {crm === connected
                ? t(($) => $.settings.crm.connectedNote)
                : t(($) => $.settings.crm.available, { minutes: claims.setupMinutes })}
            </p>
          </div>
          {crm === connected ? (
            <Badge tone="success" icon={<Check aria-hidden="true" />}>
              {t(($) => $.settings.crm.connected)}
            </Badge>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              aria-label={t(($) => $.settings.crm.connectTo, { crm })}
              onClick={() =>
                toast(
                  t(($) => $.settings.crm.connectDemo, { crm, connected, product: brand.name }),
                  { tone: "info" },
                )
              }
            >
              {t(($) => $.settings.crm.connect)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
