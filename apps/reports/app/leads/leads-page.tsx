import { claims } from "@voxlog/product";
import { TextsProvider } from "@voxlog/ui/texts";
import { ToastProvider } from "@voxlog/ui/toast";
import { useTranslation } from "react-i18next";
import { PageHeading } from "../components/page-heading.tsx";
import { LeadsList } from "./leads-list.tsx";

export function LeadsPage() {
  const { t } = useTranslation("staff");
  const { t: tCommon } = useTranslation("common");
  return (
    <TextsProvider texts={{ close: tCommon(($) => $.close), notifications: tCommon(($) => $.notifications) }}>
      <ToastProvider>
        <div className="mx-auto grid max-w-page grid-cols-1 gap-5 px-gutter py-6">
          <div className="grid gap-1">
            <PageHeading>{t(($) => $.title)}</PageHeading>
            <p className="max-w-prose text-sm text-text-muted">
              {t(($) => $.intro, { hours: claims.supportResponseHours })}
            </p>
          </div>
          <LeadsList />
        </div>
      </ToastProvider>
    </TextsProvider>
  );
}
