import { processedIn, trust } from "@voxlog/product";
import { formatCountryName, formatList } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Heading } from "@voxlog/ui/heading";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { ArrowIcon } from "../components/icons.tsx";
import { useLanguage } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";

const { retentionDays } = trust;

/** What becomes of conversations, in short; a page of its own has the rest. */
export function Trust() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const country = (code: string) => formatCountryName(language, code);
  const facts = {
    country: country(trust.storedIn),
    processing: formatList(language, processedIn().map(country)),
    days: retentionDays.audio,
    transcriptDays: retentionDays.transcript,
    backupDays: retentionDays.backup,
  };
  return (
    <section className="mx-auto max-w-page px-gutter py-section">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Heading level={2} size="display-sm">
          {t(($) => $.home.trust.title)}
        </Heading>
        {!trust.confirmed && <Badge tone="warning">{t(($) => $.home.trust.sample)}</Badge>}
      </div>
      <ul className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {(["place", "roles", "retention", "training"] as const).map((fact) => (
          <li key={fact} className="border-t-2 border-accent pt-4">
            <Heading level={3}>{t(($) => $.home.trust[fact].title, facts)}</Heading>
            <p className="mt-1.5 text-text-muted">{t(($) => $.home.trust[fact].text, facts)}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8">
        <Link asChild variant="standalone" className="group min-h-8 underline">
          <ViewLink view="security">
            {t(($) => $.home.trust.more)}
            <ArrowIcon className="size-4 transition-transform group-hover:translate-x-1" />
          </ViewLink>
        </Link>
      </p>
    </section>
  );
}
