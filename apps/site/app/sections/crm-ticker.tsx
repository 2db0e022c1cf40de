import { claims, otherCrmCount, otherCrms } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { PauseSwitch } from "./rotation/pause-switch.tsx";

/** The names of CRM systems that a custom integration covers, one at a time; all of them where nothing may move. */
export function CrmTicker() {
  const { t } = useTranslation("site");
  return (
    <div className="rotation flex flex-wrap items-center gap-x-6 gap-y-4 rounded-2xl border border-border bg-surface-tile p-5 sm:px-8 lg:flex-nowrap">
      <p className="w-full text-text-muted lg:w-auto lg:shrink-0">{t(($) => $.features.ticker.lead)}</p>
      <div className="rotation-window h-15 min-w-0 grow basis-48 overflow-clip [mask-image:linear-gradient(transparent,#000_15%_85%,transparent)] motion-reduce:h-auto motion-reduce:basis-full motion-reduce:[mask-image:none]">
        <ul className="rotating [--count:var(--crm-count)] [--shift-y:calc(var(--spacing)*-15)] [--step:var(--crm-ticker)] motion-reduce:flex motion-reduce:flex-wrap motion-reduce:gap-x-6 motion-reduce:gap-y-1">
          {otherCrms.map((name) => (
            <Name key={name}>{name}</Name>
          ))}
          <Name copy>{otherCrms[0]}</Name>
        </ul>
      </div>
      <PauseSwitch label={t(($) => $.features.ticker.pause)} />
      <p className="w-full text-sm text-text-muted lg:w-64 lg:shrink-0">
        {t(($) => $.features.ticker.more, { count: otherCrmCount, ...claims.customCrmWeeks })}
      </p>
    </div>
  );
}

type NameProps = { children: string; copy?: boolean };

function Name({ children, copy = false }: NameProps) {
  return (
    <li
      aria-hidden={copy || undefined}
      className={`flex h-15 items-center text-[calc(var(--spacing)*4.5)] leading-tight font-semibold text-accent-text motion-reduce:h-auto motion-reduce:text-base sm:text-3xl ${copy ? "motion-reduce:hidden" : ""}`}
    >
      {children}
    </li>
  );
}
