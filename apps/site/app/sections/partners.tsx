import { type Partner, partners, timings } from "@voxlog/product";
import { Heading } from "@voxlog/ui/heading";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { PauseSwitch } from "./rotation/pause-switch.tsx";

/** The partners: a row on wide screens, a carousel on small ones. */
export function Partners() {
  const { t } = useTranslation("site");
  const rotation = useRef<HTMLDivElement>(null);
  /** Jumps to a partner. The rotation continues from there, unless it's paused. */
  function show(index: number): void {
    for (const animation of rotation.current?.getAnimations({ subtree: true }) ?? []) {
      if (animation instanceof CSSAnimation) animation.currentTime = index * timings.partnerCarousel;
    }
  }
  return (
    <section className="border-y border-border bg-surface-sunken">
      <div className="@container mx-auto max-w-page px-gutter py-[calc(var(--spacing-section)*0.6)]">
        <Heading level={2} size="lg" className="text-center font-medium text-text-muted">
          {t(($) => $.home.partners.title)}
        </Heading>
        <div
          ref={rotation}
          className="rotation mt-8 [--count:var(--partner-count)] [--step:var(--partner-carousel)]"
        >
          <div className="rotation-window overflow-clip">
            <ul className="rotating flex [--shift-x:-100%] still:grid still:gap-2 @2xl:grid @2xl:animate-none @2xl:grid-cols-3 @2xl:gap-6">
              {partners.map((partner, index) => (
                <li
                  key={partner.name}
                  // A partner that has focus must be visible.
                  onFocus={() => show(index)}
                  className="w-full shrink-0"
                >
                  <PartnerCard partner={partner} />
                </li>
              ))}
              {partners[0] && (
                <li aria-hidden="true" inert className="w-full shrink-0 still:hidden @2xl:hidden">
                  <PartnerCard partner={partners[0]} />
                </li>
              )}
            </ul>
          </div>
          <div className="mt-6 flex items-center justify-center gap-4 still:hidden @2xl:hidden">
            <div className="relative flex noscript:hidden">
              {partners.map(({ name }, index) => (
                // biome-ignore lint/correctness/noRestrictedElements: dots that mark the visible partner
                <button
                  key={name}
                  type="button"
                  aria-label={t(($) => $.home.partners.jump, { partner: name })}
                  onClick={() => show(index)}
                  className="flex size-11 items-center justify-center rounded-full"
                >
                  <span className="size-2.5 rounded-full bg-border-strong forced-colors:bg-[CanvasText]" />
                </button>
              ))}
              <span
                aria-hidden="true"
                className="rotating-mark pointer-events-none absolute flex size-11 items-center justify-center [--shift-x:calc(var(--spacing)*11)]"
              >
                <span className="h-2.5 w-6 rounded-full bg-accent forced-colors:bg-[SelectedItem]" />
              </span>
            </div>
            <PauseSwitch label={t(($) => $.home.partners.pause)} />
          </div>
        </div>
      </div>
    </section>
  );
}

/** A partner. Samples are labeled and have no link. */
function PartnerCard({ partner }: { partner: Partner }) {
  const { t } = useTranslation("site");
  const logo = (
    <span className="inline-flex items-center gap-3 text-2xl font-semibold">
      <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" className="size-8 text-accent-text">
        <path d={partner.mark} />
      </svg>
      {partner.name}
    </span>
  );
  return (
    <div className="flex min-h-20 flex-col items-center justify-center text-center">
      {partner.sample ? (
        <>
          {logo}
          <span className="mt-1 text-sm text-text-muted">{t(($) => $.home.partners.sample)}</span>
        </>
      ) : (
        <a href={partner.url} rel="noopener" className="rounded-md px-3 hover:text-accent-text">
          {logo}
        </a>
      )}
    </div>
  );
}
