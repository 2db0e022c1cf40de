import { useStore } from "@voxlog/browser/store";
import { Avatar, initials } from "@voxlog/ui/avatar";
import { ArrowLeft } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { ScreenLink, useSectionName } from "../components/screen.tsx";
import { accountEdits, viewedRole } from "../edits/account-edits.ts";
import { ResetButton } from "../edits/reset-button.tsx";
import { menuScreens } from "../routing/screens.ts";
import { useSiteHref } from "../routing/site-href.ts";
import { TourButton } from "../tour/tour-button.tsx";

const entryClass =
  "flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-text-muted transition-colors hover:bg-surface-hover hover:text-text";

/** The screens, the tour, the reset, the link to the website and the account, in the sidebar and the phone's menu. */
export const SidePanel = memo(function SidePanel({
  onChoose,
}: {
  /** In the phone's menu, called when an entry is selected. A screen replaces the menu's history entry. */
  onChoose?: () => void;
}) {
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

function Navigation({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation("demo");
  const sectionName = useSectionName();
  return (
    <nav aria-label={t(($) => $.layout.navigation)}>
      <ul className="grid gap-1">
        {menuScreens.map(({ section, icon: Icon }) => (
          <li key={section}>
            <ScreenLink
              section={section}
              replace={onChoose !== undefined}
              onClick={onChoose}
              className="flex h-11 items-center gap-3 rounded-md px-3 font-medium text-text-muted transition-colors hover:bg-surface-hover hover:text-text aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
              {sectionName(section)}
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function UserCard({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation("demo");
  const { name } = useStore(accountEdits);
  const role = useStore(viewedRole);
  return (
    <ScreenLink
      section="settings"
      replace={onChoose !== undefined}
      onClick={onChoose}
      className="mt-2 flex items-center gap-3 rounded-lg border bg-surface-raised p-3 shadow-xs transition-colors hover:bg-surface-hover"
    >
      <Avatar tone="brand">{initials(name)}</Avatar>
      <span className="grid min-w-0">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-sm text-text-muted">{t(($) => $.layout.roles[role])}</span>
        <span className="sr-only">{t(($) => $.layout.userCard)}</span>
      </span>
    </ScreenLink>
  );
}
