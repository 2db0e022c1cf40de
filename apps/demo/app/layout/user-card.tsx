import { useStore } from "@voxlog/browser/store";
import { useTranslation } from "react-i18next";
import { accountEdits, viewedRole } from "../account/account-edits.ts";
import { initials } from "../account/initials.ts";
import { ScreenLink } from "../navigation/screen-link.tsx";

/** Who the visitor is in the demo; opens the settings. */
export function UserCard({ onChoose }: { onChoose?: (() => void) | undefined }) {
  const { t } = useTranslation("demo");
  const { name } = useStore(accountEdits);
  const role = useStore(viewedRole);
  return (
    <ScreenLink
      section="settings"
      onClick={onChoose}
      className="mt-2 flex items-center gap-3 rounded-lg border bg-surface-raised p-3 shadow-xs transition-colors hover:bg-surface-hover"
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-content-center rounded-full bg-brand text-sm font-semibold text-on-accent"
      >
        {initials(name)}
      </span>
      <span className="grid min-w-0">
        <span className="text-sm font-semibold">{name}</span>
        <span className="text-sm text-text-muted">{t(($) => $.layout.roles[role])}</span>
        <span className="sr-only">{t(($) => $.layout.userCard)}</span>
      </span>
    </ScreenLink>
  );
}
