import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Navigation } from "../navigation/navigation.tsx";
import { useSiteHref } from "../navigation/use-site-href.ts";
import { UserCard } from "./user-card.tsx";

/** The entries, the way back to the website and the user: in the sidebar, and in the menu of small screens. */
export function SidePanel({ onChoose }: { onChoose?: () => void }) {
  const { t } = useTranslation("demo");
  const siteHref = useSiteHref();
  return (
    <div className="flex min-h-full flex-col gap-6">
      <Navigation onChoose={onChoose} />
      <div className="mt-auto grid gap-3">
        <a
          href={siteHref()}
          className="flex h-11 items-center gap-3 rounded-md px-3 font-medium text-text-muted transition-colors hover:bg-surface-hover hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
          {t(($) => $.layout.backToSite)}
        </a>
        <UserCard onChoose={onChoose} />
      </div>
    </div>
  );
}
