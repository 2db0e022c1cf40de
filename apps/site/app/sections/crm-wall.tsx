import { brand, claims, directCrms, otherCrmCount, otherCrms } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { CheckIcon } from "../icons.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { Section } from "./section.tsx";

/** All CRM systems by name: those that are connected as they are, and those that are connected to order. */
export function CrmWall() {
  const { t } = useTranslation("site");
  return (
    <Section
      title={t(($) => $.home.crms.title)}
      text={t(($) => $.home.crms.text, { agent: brand.agent })}
      ground="sunken"
    >
      <h3 className="text-base text-text-muted">{t(($) => $.home.crms.direct)}</h3>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-3 md:grid-cols-5 md:gap-4">
        {directCrms.map((name) => (
          <li
            key={name}
            className="flex items-center justify-center gap-2 rounded-xl border border-accent-border bg-surface-raised px-2 py-5 text-lg font-semibold shadow-sm last:odd:col-[1/-1] md:py-7 md:last:odd:col-auto"
          >
            <CheckIcon className="size-5 shrink-0 text-accent-text max-sm:hidden md:max-lg:hidden" />
            {name}
          </li>
        ))}
      </ul>
      <h3 className="mt-10 text-base text-text-muted">{t(($) => $.home.crms.other)}</h3>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-px overflow-clip rounded-xl border border-border bg-border sm:grid-cols-3 lg:grid-cols-6">
        {otherCrms.map((name) => (
          <li
            key={name}
            className="flex min-h-16 items-center justify-center bg-surface px-3 py-4 text-center leading-snug font-medium text-balance"
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-text-muted">
        {t(($) => $.features.ticker.more, { count: otherCrmCount, ...claims.customCrmWeeks })}
        <DialogLink
          dialog="signup"
          topic="crm"
          className="inline-flex min-h-8 items-center font-medium text-accent-text underline underline-offset-4"
        >
          {t(($) => $.home.crms.missing)}
        </DialogLink>
      </p>
    </Section>
  );
}
