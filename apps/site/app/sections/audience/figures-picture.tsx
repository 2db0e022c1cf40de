import { claims } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Illustration } from "../illustration/illustration.tsx";

/** The organisation's two figures: a ring filled as far as conversations are logged, and the return. */
export function FiguresPicture() {
  const { t } = useTranslation("site");
  const figures = { percent: claims.callsLoggedPercent, times: claims.returnOnInvestment };
  return (
    <Illustration
      label={t(($) => $.home.audience.organisation.picture.label, figures)}
      className="flex w-full flex-wrap items-center justify-around gap-x-3 gap-y-6"
    >
      <div className="relative grid aspect-square w-[calc(var(--container-word)*1.125)] max-w-full place-items-center text-center">
        <svg viewBox="0 0 36 36" fill="none" aria-hidden="true" className="absolute inset-0 -rotate-90">
          <circle cx="18" cy="18" r="16" strokeWidth="3" className="stroke-accent-border" />
          <circle
            cx="18"
            cy="18"
            r="16"
            strokeWidth="3"
            pathLength="100"
            strokeDasharray={`${figures.percent} 100`}
            className="stroke-accent"
          />
        </svg>
        <p>
          <span className="block text-2xl font-semibold text-accent-text">{figures.percent}%</span>
          {t(($) => $.home.audience.organisation.picture.logged)}
        </p>
      </div>
      <p className="text-center">
        <span className="block text-display-md font-semibold text-accent-text">{figures.times}×</span>
        {t(($) => $.home.audience.organisation.picture.roi)}
      </p>
    </Illustration>
  );
}
