import { useTranslation } from "react-i18next";
import { ResetButton } from "../../edits/reset-button.tsx";
import { SectionCard } from "../../components/section-card.tsx";
import { AccountForm } from "./account/account-form.tsx";

/** The visitor's own details, and the demo's reset. */
export function AccountPanel() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1.6fr_1fr]">
      <SectionCard title={t(($) => $.settings.account.title)}>
        <AccountForm />
      </SectionCard>
      <SectionCard title={t(($) => $.settings.account.demo)}>
        <p className="text-text-muted">{t(($) => $.settings.account.demoText)}</p>
        <ResetButton className="inline-flex min-h-11 items-center justify-center gap-2 justify-self-start rounded-md border bg-surface-raised px-5 py-1.5 font-medium shadow-xs transition-colors hover:bg-surface-hover max-sm:w-full" />
      </SectionCard>
    </div>
  );
}
