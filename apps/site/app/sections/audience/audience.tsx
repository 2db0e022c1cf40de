import { claims } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { Section } from "../section.tsx";
import { AudienceCard } from "./audience-card.tsx";
import { DayPicture } from "./day-picture.tsx";
import { FiguresPicture } from "./figures-picture.tsx";
import { OverviewPicture } from "./overview-picture.tsx";

/** What each of the three who decide gets out of it. */
export function Audience() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.audience.title)} text={t(($) => $.home.audience.text)}>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-3">
        <AudienceCard
          title={t(($) => $.home.audience.user.title)}
          picture={<DayPicture />}
          items={[
            t(($) => $.home.audience.user.claims.time, { minutes: claims.minutesSavedPerDay }),
            t(($) => $.home.audience.user.claims.handsFree),
            t(($) => $.home.audience.user.claims.details),
          ]}
        />
        <AudienceCard
          title={t(($) => $.home.audience.manager.title)}
          picture={<OverviewPicture />}
          items={[
            t(($) => $.home.audience.manager.claims.overview),
            t(($) => $.home.audience.manager.claims.forecast),
            t(($) => $.home.audience.manager.claims.coaching),
          ]}
        />
        <AudienceCard
          title={t(($) => $.home.audience.organisation.title)}
          picture={<FiguresPicture />}
          items={[
            t(($) => $.home.audience.organisation.claims.logged, { percent: claims.callsLoggedPercent }),
            t(($) => $.home.audience.organisation.claims.quality),
            t(($) => $.home.audience.organisation.claims.compliance),
            t(($) => $.home.audience.organisation.claims.roi, { times: claims.returnOnInvestment }),
          ]}
        />
      </div>
    </Section>
  );
}
