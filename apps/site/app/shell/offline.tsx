import { useTranslation } from "react-i18next";
import { PageHeading } from "../sections/section.tsx";

/** Replaces a view that can't be loaded until there is a network again. */
export function Offline() {
  const { t } = useTranslation("site");
  return (
    <div className="min-h-[60vh] pb-section">
      <PageHeading title={t(($) => $.shell.offline.title)} subtitle={t(($) => $.shell.offline.text)} />
    </div>
  );
}
