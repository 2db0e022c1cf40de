import { useStore } from "@voxlog/browser/store";
import type { SyncMode } from "@voxlog/demo-data/account";
import { brand, claims, directCrms, otherCrmCount } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Avatar, initials } from "@voxlog/ui/avatar";
import { Badge } from "@voxlog/ui/badge";
import { Button } from "@voxlog/ui/button";
import { Link } from "@voxlog/ui/link";
import { SelectField } from "@voxlog/ui/select-field";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../../components/screen.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { viewedRole } from "../../edits/account-edits.ts";
import { useConnectedCrm } from "../../edits/prospect.ts";
import { setSyncMode, syncModeAt, syncModeSwitches } from "../../edits/review-edits.ts";
import { SaveForm, useSave } from "../../edits/save-form.tsx";

/** Sets which CRM the conversations go to, and when. */
export function CrmPanel() {
  const { t } = useTranslation("demo");
  const isMember = useStore(viewedRole) === "Member";
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      <SectionCard title={t(($) => $.settings.crm.title)}>
        <ConnectionList />
        <div className="grid gap-2 text-sm text-text-muted">
          {isMember && <p>{t(($) => $.settings.crm.notYours)}</p>}
          <p>{t(($) => $.settings.crm.other, { count: otherCrmCount })}</p>
          <p>{t(($) => $.settings.crm.samples)}</p>
        </div>
      </SectionCard>
      <SectionCard title={t(($) => $.settings.crm.syncTitle)}>
        <SyncForm />
      </SectionCard>
    </div>
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

const modes = ["automatic", "reviewed"] as const satisfies readonly SyncMode[];

/** Sets when a conversation goes to the CRM. */
function SyncForm() {
  const { t } = useTranslation("demo");
  const stored = syncModeAt(useStore(syncModeSwitches), Number.POSITIVE_INFINITY);
  const [chosen, setChosen] = useState<SyncMode>();
  const { saving, save } = useSave();
  const draft = chosen ?? stored;
  function commit(): void {
    setSyncMode(draft);
    setChosen((now) => (now === draft ? undefined : now));
  }
  return (
    <SaveForm changed={draft !== stored} saving={saving} onSave={() => save(commit)}>
      <SelectField
        label={t(($) => $.settings.crm.syncMode)}
        value={draft}
        onChange={({ target }) => isSyncMode(target.value) && setChosen(target.value)}
      >
        {modes.map((mode) => (
          <option key={mode} value={mode}>
            {t(($) => $.settings.crm.syncModes[mode])}
          </option>
        ))}
      </SelectField>
      {stored === "reviewed" && (
        <Alert>
          {t(($) => $.settings.crm.modeOn)}{" "}
          <Link asChild>
            <ScreenLink section="record">{t(($) => $.settings.crm.tryIt)}</ScreenLink>
          </Link>
          .
        </Alert>
      )}
    </SaveForm>
  );
}

function isSyncMode(value: unknown): value is SyncMode {
  return modes.some((mode) => mode === value);
}
