import { useStore } from "@voxlog/browser/store";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { viewedRole } from "../../../account/account-edits.ts";

const roles = ["Admin", "Member"] as const;

/** Shows the team the way the other role sees it. */
export function ViewAs() {
  const { t } = useTranslation("demo");
  const viewed = useStore(viewedRole);
  const name = useId();
  return (
    <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <legend className="float-left me-4 text-sm font-medium">{t(($) => $.settings.team.view)}</legend>
      <div className="flex gap-1 rounded-lg bg-surface-hover p-1">
        {roles.map((role) => (
          <label
            key={role}
            className="inline-flex h-9 items-center rounded-md px-4 text-sm font-medium text-text-muted transition-colors hover:text-text has-checked:bg-surface-raised has-checked:text-text has-checked:shadow-xs has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={viewed === role}
              onChange={() => viewedRole.set(role)}
            />
            {t(($) => $.layout.roles[role])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
