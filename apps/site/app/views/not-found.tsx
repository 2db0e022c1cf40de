import { Button } from "@voxlog/ui/button";
import { useTranslation } from "react-i18next";
import { ViewLink } from "../routing/view-link.tsx";
import { PageHeading } from "../sections/section.tsx";

/** The page for unknown addresses. */
export function NotFound() {
  const { t } = useTranslation("site");
  return (
    <div className="flex flex-col items-center gap-8 pb-section">
      <PageHeading title={t(($) => $.shell.notFound.title)} subtitle={t(($) => $.shell.notFound.text)} />
      <Button asChild size="lg">
        <ViewLink view="home">{t(($) => $.shell.notFound.action)}</ViewLink>
      </Button>
    </div>
  );
}
