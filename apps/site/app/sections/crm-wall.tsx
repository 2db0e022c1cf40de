import { brand, claims, directCrms, otherCrmCount, otherCrms } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { Icon } from "../components/icons.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { crmView } from "../routing/paths.ts";
import { ViewLink } from "../routing/view-link.tsx";
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
      <Heading level={3} size="base" className="text-text-muted">
        {t(($) => $.home.crms.direct)}
      </Heading>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-3 md:grid-cols-5 md:gap-4">
        {directCrms.map((name) => (
          <li
            key={name}
            className="relative flex items-center justify-center gap-2 rounded-xl border border-accent-border bg-surface-raised px-2 py-3 text-lg font-semibold shadow-sm last:odd:col-[1/-1] md:py-7 md:last:odd:col-auto"
          >
            <Icon name="check" className="size-5 shrink-0 text-accent-text max-sm:hidden md:max-lg:hidden" />
            <ViewLink
              view={crmView(name)}
              className="underline-offset-4 hover:underline after:absolute after:inset-0"
            >
              {name}
            </ViewLink>
          </li>
        ))}
      </ul>
      <Heading level={3} size="base" className="mt-7 text-text-muted">
        {t(($) => $.home.crms.other)}
      </Heading>
      <OtherCrms className="mt-4" />
    </Section>
  );
}

/** The CRM systems that are connected to order, and how to ask for one. */
export function OtherCrms({ className = "" }: { className?: string }) {
  const { t } = useTranslation("site");
  return (
    <div className={className}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(--spacing(24),100%),1fr))] gap-px overflow-clip rounded-xl border border-border bg-border sm:grid-cols-3 sm:*:min-h-14 lg:grid-cols-6">
        {otherCrms.map((name) => (
          <li
            key={name}
            className="flex min-h-11 items-center justify-center bg-surface px-2 py-2 text-sm text-center leading-snug font-medium text-balance"
          >
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 text-text-muted">
        {t(($) => $.features.ticker.more, { count: otherCrmCount, ...claims.customCrmWeeks })}
        <Link asChild variant="standalone" className="min-h-8 underline">
          <DialogLink dialog="signup" openedBy="crm">
            {t(($) => $.home.crms.missing)}
          </DialogLink>
        </Link>
      </p>
    </div>
  );
}
