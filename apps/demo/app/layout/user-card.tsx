import { currentUser } from "@voxlog/demo-data/team";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../navigation/screen-link.tsx";

/** Who the visitor is in the demo; opens the settings. */
export function UserCard({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation("demo");
  return (
    <ScreenLink
      section="settings"
      onClick={onChoose}
      className="flex items-center gap-3 rounded-lg border bg-surface-raised p-3 shadow-xs transition-colors hover:bg-surface-hover"
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-content-center rounded-full bg-brand text-sm font-semibold text-on-accent"
      >
        {currentUser.avatar}
      </span>
      <span className="grid min-w-0">
        <span className="truncate text-sm font-semibold">{currentUser.name}</span>
        <span className="truncate text-sm text-text-muted">{t(($) => $.layout.roles[currentUser.role])}</span>
        <span className="sr-only">{t(($) => $.layout.userCard)}</span>
      </span>
    </ScreenLink>
  );
}
