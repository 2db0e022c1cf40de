import { crmFieldNames } from "@voxlog/notes/crm-field-names";
import { type CrmTheme, crmObjects, crmThemes, directCrms } from "@voxlog/product";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useTextIn } from "../../recordings/detail/panel.tsx";

/** Returns a CRM's look and its names. A CRM without a ready-made integration has the demo's own names. */
export function useCrm(name: string) {
  const { t } = useTranslation("demo");
  const textIn = useTextIn();
  const crm = directCrms.find((each) => each === name);
  const objects = crm && crmObjects[crm];
  return {
    look: crm && crmThemes[crm],
    fieldNames: crm && crmFieldNames(crm),
    names: {
      deal: textIn(objects?.deal ?? t(($) => $.crm.record.deal)),
      company: textIn(objects?.company ?? t(($) => $.crm.record.company)),
      person: textIn(objects?.person ?? t(($) => $.crm.record.contact)),
      task: textIn(objects?.task ?? t(($) => $.recording.updateTypes.task)),
      call: textIn(objects?.conversation ?? t(($) => $.recording.updateTypes.call)),
    },
  };
}

/** A record page with a CRM's colors and menu. The CRM is light, whatever the demo's scheme is. */
export function CrmFrame({
  crm,
  look,
  children,
}: {
  crm: string;
  look: CrmTheme | undefined;
  children: ReactNode;
}) {
  const textIn = useTextIn();
  return (
    <div
      data-theme={look && "light"}
      style={look && tokensOf(look)}
      className="overflow-clip rounded-lg border bg-surface-sunken text-text"
    >
      <div
        aria-hidden="true"
        className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b bg-(--crm-bar,var(--kit-color-surface-raised)) px-4 py-2.5 text-(--crm-on-bar,var(--kit-color-text)) sm:px-6"
      >
        <span className="text-lg font-bold">{crm}</span>
        {look?.menu.map((entry, index) => (
          <span
            key={textIn(entry)}
            data-current={index === look.current || undefined}
            className="py-1 text-sm data-current:border-b-2 data-current:border-current data-current:font-semibold max-sm:not-data-current:hidden"
          >
            {textIn(entry)}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-1 gap-4 p-3 sm:p-6">{children}</div>
    </div>
  );
}

/** The kit's tokens with a CRM's values, so that its parts look like that CRM's. */
function tokensOf(look: CrmTheme): CSSProperties {
  const radius = Object.fromEntries(
    ["sm", "md", "lg", "xl", "2xl"].map((size) => [`--radius-${size}`, look.radius]),
  );
  return {
    "--crm-bar": look.bar,
    "--crm-on-bar": look.onBar,
    "--crm-passed": look.passed,
    "--kit-color-surface-sunken": look.page,
    "--kit-color-text": look.text,
    "--kit-color-text-muted": look.textMuted,
    "--kit-color-border": look.border,
    "--kit-color-accent": look.accent,
    "--kit-color-accent-text": look.accentText,
    "--kit-color-accent-soft": look.accentSoft,
    "--kit-color-accent-border": look.border,
    ...radius,
  } as CSSProperties;
}
