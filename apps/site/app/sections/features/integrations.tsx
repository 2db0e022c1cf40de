import { brand, directCrms } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { CheckIcon, LogoMark } from "../../components/icons.tsx";
import { crmView } from "../../routing/paths.ts";
import { ViewLink } from "../../routing/view-link.tsx";
import { CrmTicker } from "../crm-ticker.tsx";
import { useSample } from "../illustration/use-sample.ts";
import { Section } from "../section.tsx";
import { ScreenLink } from "./screen-link.tsx";

/** The CRM systems that are connected as they are, and those that can be. */
export function Integrations() {
  const { t } = useTranslation("site");
  return (
    <Section
      title={t(($) => $.features.integrations.title)}
      text={t(($) => $.features.integrations.text, { count: directCrms.length })}
    >
      <p className="mx-auto flex w-fit items-center gap-3 rounded-xl bg-brand px-6 py-3.5 text-xl font-semibold text-neutral-0 shadow-md">
        <LogoMark className="size-7" />
        {brand.name}
      </p>
      <Lines />
      <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(var(--container-word),100%),1fr))] gap-3 md:mt-0 md:grid-cols-5 md:gap-4">
        {directCrms.map((name) => (
          <li
            key={name}
            className="relative rounded-xl border border-border bg-surface-raised px-1.5 py-5 text-center shadow-sm last:odd:col-[1/-1] md:px-3 md:py-7 md:last:odd:col-auto"
          >
            <ViewLink
              view={crmView(name)}
              className="block text-lg font-semibold underline-offset-4 hover:underline after:absolute after:inset-0"
            >
              {name}
            </ViewLink>
            <span className="mt-1 inline-flex items-center gap-1.5 text-sm text-text-muted">
              <CheckIcon className="size-4 text-success md:max-lg:hidden" />
              {t(($) => $.features.integrations.direct)}
            </span>
          </li>
        ))}
      </ul>
      <ScreenLink
        place={`/crm-record?recording=${useSample().recording}`}
        feature={t(($) => $.features.integrations.title)}
      />
      <div className="mt-5 md:mt-8">
        <CrmTicker />
      </div>
    </Section>
  );
}

/** From the product to the middle of each of the columns below: half a gap wider than they are, on both sides. */
function Lines() {
  const width = 100 / directCrms.length;
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      fill="none"
      aria-hidden="true"
      className="-mx-2 hidden h-20 w-[calc(100%+--spacing(4))] stroke-accent-border md:block"
    >
      {directCrms.map((name, index) => (
        <path
          key={name}
          d={`M50 0C50 6 ${width * (index + 0.5)} 3 ${width * (index + 0.5)} 10`}
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
