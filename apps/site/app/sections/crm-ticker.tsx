import { claims, otherCrmCount, otherCrms } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { PauseSwitch } from "./rotation/pause-switch.tsx";

/** Rotates the names of CRM systems with a custom integration. Shows all of them for reduced motion. */
export function CrmTicker() {
  const { t } = useTranslation("site");
  return (
    <div className="rotation flex flex-wrap items-center gap-x-8 gap-y-4 rounded-2xl border border-border bg-surface-tile p-5 sm:px-8 lg:flex-nowrap">
      <div className="w-full lg:w-64 lg:shrink-0">
        <p className="font-medium">{t(($) => $.ticker.title)}</p>
        <p className="mt-1 text-sm text-text-muted">
          {t(($) => $.ticker.more, { count: otherCrmCount, ...claims.customCrmWeeks })}
        </p>
      </div>
      <div className="rotation-window h-15 min-w-0 grow basis-48 overflow-clip [mask-composite:intersect] [mask-image:linear-gradient(transparent,#000_15%_85%,transparent),linear-gradient(90deg,#000_85%,transparent)] still:h-auto still:basis-full still:[mask-image:none]">
        <ul className="rotating [--count:var(--crm-count)] [--shift-y:calc(var(--spacing)*-15)] [--step:var(--crm-ticker)] still:flex still:flex-wrap still:gap-x-6 still:gap-y-1">
          {otherCrms.map((name, index) => (
            <Name key={name} index={index} />
          ))}
          <Name copy index={0} />
        </ul>
      </div>
      <PauseSwitch label={t(($) => $.ticker.pause)} />
    </div>
  );
}

/** The count of following names shown next to the current one, space permitting. */
const NEIGHBORS = 5;

/** A name. The following names are generated content, so that screen readers and searches find each one once. */
function Name({ index, copy = false }: { index: number; copy?: boolean }) {
  const next = Array.from(
    { length: NEIGHBORS },
    (_, away) => otherCrms[(index + away + 1) % otherCrms.length],
  );
  return (
    <li
      aria-hidden={copy || undefined}
      data-next={next.join("\u2003\u2003")}
      className={`flex h-15 items-center after:ms-8 after:text-lg after:font-medium after:whitespace-pre after:text-text-muted after:content-[attr(data-next)_/_''] still:after:hidden max-sm:after:hidden text-[calc(var(--spacing)*4.5)] leading-tight font-semibold sm:whitespace-nowrap still:whitespace-normal text-accent-text still:h-auto still:text-base motion-safe:sm:text-3xl ${copy ? "still:hidden" : ""}`}
    >
      {otherCrms[index]}
    </li>
  );
}
