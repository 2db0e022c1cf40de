import type { TeamRole } from "@voxlog/demo-data/team";
import { SelectField } from "@voxlog/ui/select-field";
import { useTranslation } from "react-i18next";
import { isTeamRole } from "../../../edits/account-edits.ts";

const roles = ["Member", "Admin"] as const;

/** The choice of what a member may do. */
export function RoleField({ value, onChange }: { value: TeamRole; onChange: (role: TeamRole) => void }) {
  const { t } = useTranslation("demo");
  return (
    <SelectField
      label={t(($) => $.settings.team.role)}
      hint={t(($) => $.settings.team.roleHint)}
      value={value}
      onChange={({ target }) => isTeamRole(target.value) && onChange(target.value)}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {t(($) => $.layout.roles[role])}
        </option>
      ))}
    </SelectField>
  );
}
