import { ArrowLeft } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ResetButton } from "../edits/reset-button.tsx";
import { Navigation } from "../navigation/navigation.tsx";
import { useSiteHref } from "../components/site-href.ts";
import { TourButton } from "../tour/tour-button.tsx";
import { UserCard } from "./user-card.tsx";

const entryClass =
  "flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-text-muted transition-colors hover:bg-surface-hover hover:text-text";

/** The entries, tour and reset of the demo, the way back to the website and the user: in the sidebar, and in the menu of small screens. */
export const SidePanel = memo(function SidePanel({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation("demo");
  const siteHref = useSiteHref();
  return (
    <div className="flex min-h-full flex-col gap-6">
      <Navigation onChoose={onChoose} />
      <div className="mt-auto grid gap-1">
        <TourButton className={entryClass} onChoose={onChoose} />
        <ResetButton className={entryClass} onDone={onChoose} />
        <a href={siteHref()} className={entryClass}>
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          {t(($) => $.layout.backToSite)}
        </a>
        <UserCard onChoose={onChoose} />
      </div>
    </div>
  );
});
