import { claims } from "@voxlog/product";
import { Card } from "@voxlog/ui/card";
import { useTranslation } from "react-i18next";
import { CheckList } from "../check-list.tsx";
import { Section } from "../section.tsx";

/** What each of the three who decide gets out of it. */
export function Audience() {
  const { t } = useTranslation("site");
  const cards = [
    {
      title: t(($) => $.home.audience.user.title),
      items: [
        t(($) => $.home.audience.user.claims.time, { minutes: claims.minutesSavedPerDay }),
        t(($) => $.home.audience.user.claims.handsFree),
        t(($) => $.home.audience.user.claims.details),
      ],
    },
    {
      title: t(($) => $.home.audience.manager.title),
      items: [
        t(($) => $.home.audience.manager.claims.overview),
        t(($) => $.home.audience.manager.claims.forecast),
        t(($) => $.home.audience.manager.claims.coaching),
      ],
    },
    {
      title: t(($) => $.home.audience.organisation.title),
      items: [
        t(($) => $.home.audience.organisation.claims.logged, { percent: claims.callsLoggedPercent }),
        t(($) => $.home.audience.organisation.claims.quality),
        t(($) => $.home.audience.organisation.claims.compliance),
        t(($) => $.home.audience.organisation.claims.roi, { times: claims.returnOnInvestment }),
      ],
    },
  ];
  return (
    <Section title={t(($) => $.home.audience.title)} tinted>
      <div className="grid gap-5 md:grid-cols-3">
        {cards.map(({ title, items }) => (
          <Card key={title} className="p-7">
            <h3 className="text-xl">{title}</h3>
            <CheckList items={items} className="mt-5 text-text-muted" />
          </Card>
        ))}
      </div>
    </Section>
  );
}
