import { otherCrmCount } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { SectionCard } from "../../components/section-card.tsx";
import { ConnectionList } from "./crm/connection-list.tsx";
import { SyncForm } from "./crm/sync-form.tsx";

/** Which CRM the conversations go to, and when. */
export function CrmPanel() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      <SectionCard title={t(($) => $.settings.crm.title)}>
        <ConnectionList />
        <div className="grid gap-2 text-sm text-text-muted">
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
