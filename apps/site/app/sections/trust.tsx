import { processedIn, trust } from "@voxlog/product";
import { countryInSentence, formatList } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { Icon } from "../components/icons.tsx";
import { useLanguage } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { Points, Section } from "./section.tsx";

const { retentionDays } = trust;

/** A summary of how conversations are handled, with a link to the security page. */
export function Trust() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const country = (code: string) => countryInSentence(language, code);
  const facts = {
    country: country(trust.storedIn),
    processing: formatList(language, processedIn().map(country)),
    days: retentionDays.audio,
    transcriptDays: retentionDays.transcript,
    backupDays: retentionDays.backup,
  };
  return (
    <Section
      title={t(($) => $.home.trust.title)}
      badge={!trust.confirmed && <Badge tone="warning">{t(($) => $.home.trust.sample)}</Badge>}
    >
      <Points
        className="@xl:grid-cols-2 @4xl:grid-cols-4"
        points={(["place", "roles", "retention", "training"] as const).map((fact) => ({
          title: t(($) => $.home.trust[fact].title, facts),
          text: t(($) => $.home.trust[fact].text, facts),
        }))}
      />
      <p className="mt-8">
        <Link asChild variant="standalone" className="group min-h-8 underline">
          <ViewLink view="security">
            {t(($) => $.home.trust.more)}
            <Icon name="arrow" className="size-4 transition-transform group-hover:translate-x-1" />
          </ViewLink>
        </Link>
      </p>
    </Section>
  );
}
