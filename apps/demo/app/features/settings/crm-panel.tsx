import { useStore } from "@voxlog/browser/store";
import { brand, claims, directCrms, otherCrmCount } from "@voxlog/product";
import { Avatar, initials } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { viewedRole } from "../../edits/account-edits.ts";
import { useConnectedCrm } from "../../edits/prospect.ts";

/** Shows which CRM the conversations go to. */
export function CrmPanel() {
  const { t } = useTranslation("demo");
  const isMember = useStore(viewedRole) === "Member";
  return (
    <SectionCard title={t(($) => $.settings.crm.title)} className="lg:max-w-160">
      <ConnectionList />
      <div className="grid gap-2 text-sm text-text-muted">
        {isMember && <p>{t(($) => $.settings.crm.notYours)}</p>}
        <p>{t(($) => $.settings.crm.other, { count: otherCrmCount })}</p>
        <p>{t(($) => $.settings.crm.samples)}</p>
      </div>
    </SectionCard>
  );
}

/** Lists the CRM systems with a direct integration, one of them connected. */
function ConnectionList() {
  const { t } = useTranslation("demo");
  const [wanted, setWanted] = useState<string>();
  const isAdmin = useStore(viewedRole) === "Admin";
  const connected = useConnectedCrm();
  return (
    <>
      <ul className="divide-y rounded-lg border">
        {[...new Set([connected, ...directCrms])].map((crm) => (
          <li key={crm} className="flex flex-wrap items-center gap-3 p-3 sm:p-4">
            <Avatar shape="square" tone="neutral">
              {initials(crm)}
            </Avatar>
            <div className="min-w-0 grow basis-24">
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
              isAdmin && (
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={t(($) => $.settings.crm.connectTo, { crm })}
                  onClick={() => setWanted(crm)}
                >
                  {t(($) => $.settings.crm.connect)}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      {/* In the page from the start, so that its text is announced. It isn't a toast, which would cover the next button. */}
      <p role="status" className="text-sm empty:hidden">
        {wanted && t(($) => $.settings.crm.connectDemo, { crm: wanted, connected, product: brand.name })}
      </p>
    </>
  );
}
