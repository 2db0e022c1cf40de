import { brand } from "@voxlog/product";
import { lazy, memo, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { LogoMark } from "../components/icons.tsx";
import { isPartShown, useSampleLabel } from "../components/is-part-shown.ts";
import { addressLine } from "../legal/company.ts";
import { topicKey, topics } from "../routing/paths.ts";
import { useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import type { DevMode } from "../tracking/use-dev-mode.ts";

const DevModeSwitch = lazy(() =>
  import("./dev-mode-switch.tsx").then((module) => ({ default: module.DevModeSwitch })),
);

type FooterProps = {
  /** Shows a switch for developers, explained in the tracking package. */
  devMode?: DevMode | undefined;
};

const linkClass = "inline-flex min-h-8 items-center hover:underline";

/** Links to all pages, and the company's details. */
export const Footer = memo(function Footer({ devMode }: FooterProps) {
  const { t } = useTranslation("site");
  const shown = useView();
  const label = useSampleLabel();
  const { legalName, registrationNumber, vatNumber } = brand.company;
  const links = [
    ...(["features", "pricing"] as const).map((view) => [view, t(($) => $.shell.nav[view])] as const),
    ...topics.map((view) => [view, t(($) => $.shell.topics[topicKey(view)])] as const),
    ...(["security", "privacy", "terms"] as const).map(
      (view) => [view, t(($) => $.shell.footer[view])] as const,
    ),
  ];
  return (
    <footer className="border-t border-border bg-surface-sunken text-sm text-text-muted">
      <div className="mx-auto grid max-w-page gap-6 px-gutter py-8 md:py-14 sm:gap-8 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="sm:max-lg:col-span-2">
          <p className="flex min-h-8 items-center gap-2 text-lg font-semibold text-text">
            <LogoMark className="size-6 text-accent-text" />
            {brand.name}
          </p>
          <p className="mt-1 max-w-72 py-1.5">{t(($) => $.shell.footer.tagline)}</p>
        </div>
        <nav aria-label={t(($) => $.shell.footer.label)} className="lg:col-span-2">
          <ul className="space-y-1 columns-[calc(var(--container-word)*1.25)] lg:columns-[2_calc(var(--container-word)*1.25)]">
            {links.map(([view, name]) => (
              <li key={view}>
                <ViewLink
                  view={view}
                  aria-current={view === shown ? "page" : undefined}
                  className={linkClass}
                >
                  {name}
                </ViewLink>
              </li>
            ))}
            <li>
              <a href={`mailto:${brand.contact.email}`} className={linkClass}>
                {brand.contact.email}
              </a>
            </li>
          </ul>
        </nav>
        <address className="space-y-1 not-italic *:flex *:min-h-8 *:items-center">
          <p>{legalName}</p>
          {isPartShown("address") && <p>{label("address", addressLine)}</p>}
          {isPartShown("company") && (
            <>
              <p>
                {label(
                  "company",
                  t(($) => $.shell.footer.registration, { number: registrationNumber }),
                )}
              </p>
              <p>
                {label(
                  "company",
                  t(($) => $.shell.footer.vat, { number: vatNumber }),
                )}
              </p>
            </>
          )}
        </address>
      </div>
      {(isPartShown("agency") || devMode) && (
        <div className="mx-auto max-w-page px-gutter">
          <div className="flex flex-wrap items-center justify-between gap-4 border-t border-border py-5">
            {isPartShown("agency") && (
              <a href={brand.agency.url} rel="noopener" className={linkClass}>
                {label(
                  "agency",
                  t(($) => $.shell.footer.poweredBy, { agency: brand.agency.name }),
                )}
              </a>
            )}
            {devMode && (
              <Suspense>
                <DevModeSwitch {...devMode} />
              </Suspense>
            )}
          </div>
        </div>
      )}
    </footer>
  );
});
