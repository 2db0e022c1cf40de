import { claims } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Illustration } from "../illustration/illustration.tsx";

const OPENS = 9;
const CLOSES = 17;
const DAY_MINUTES = (CLOSES - OPENS) * 60;

/** A working day to scale, with the minutes in it that come free. */
export function DayPicture() {
  const { t } = useTranslation("site");
  const minutes = claims.minutesSavedPerDay;
  return (
    <Illustration label={t(($) => $.home.audience.user.picture.label, { minutes })} className="w-full">
      <p className="text-display-md font-semibold text-accent-text">
        {t(($) => $.home.audience.user.picture.figure, { minutes })}
      </p>
      <p className="mt-1 text-base">{t(($) => $.home.audience.user.picture.caption)}</p>
      <svg
        viewBox={`0 0 ${DAY_MINUTES} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-5 h-6 w-full rounded-sm bg-accent-border"
      >
        <rect x={DAY_MINUTES - minutes} width={minutes} height="24" className="fill-accent" />
      </svg>
      <p className="mt-1.5 flex justify-between text-xs text-text-muted">
        <span>{OPENS}:00</span>
        <span>{CLOSES}:00</span>
      </p>
    </Illustration>
  );
}
