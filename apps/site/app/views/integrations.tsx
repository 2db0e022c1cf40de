import { sampleField } from "@voxlog/demo-data/sample-conversation";
import { textIn } from "@voxlog/demo-data/text";
import { brand, crmObjects, type DirectCrm, directCrms } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { RestOfView } from "../components/deferred.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { useTopicTexts } from "../routing/lazy-texts.ts";
import { crmOf, crmView } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { OtherCrms } from "../sections/crm-wall.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Setup } from "../sections/features/setup.tsx";
import { useSample } from "../sections/illustration/use-sample.ts";
import { PageHeading, Section } from "../sections/section.tsx";
import { PlacedFacts, usePlaces } from "../sections/topic/placed-facts.tsx";

/** All CRM systems, or what a conversation becomes in one of them. */
export function Integrations() {
  const crm = crmOf(useView());
  return crm ? <Integration crm={crm} /> : <AllIntegrations />;
}

function AllIntegrations() {
  const { t: site } = useTranslation("site");
  const { t } = useTopicTexts();
  const { agent } = brand;
  const language = useLanguage();
  return (
    <>
      <PageHeading
        title={t(($) => $.integrations.title)}
        subtitle={t(($) => $.integrations.subtitle, { agent })}
      />
      <ul className="mx-auto grid max-w-page gap-4 px-gutter py-section sm:grid-cols-2 lg:grid-cols-3">
        {directCrms.map((crm) => {
          const { company, person, deal, task } = crmObjects[crm];
          return (
            <li
              key={crm}
              className="relative rounded-xl border border-border bg-surface-raised p-6 shadow-sm hover:border-accent-border"
            >
              <p className="text-xl font-semibold">{crm}</p>
              <p className="mt-1 text-text-muted">
                {[company, person, deal, task].map((name) => textIn(name, language)).join(", ")}
              </p>
              <p className="mt-4">
                <Link asChild variant="accent" className="min-h-8 after:absolute after:inset-0">
                  <ViewLink view={crmView(crm)}>{t(($) => $.integrations.open, { agent, crm })}</ViewLink>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
      <RestOfView>
        <Section title={site(($) => $.home.crms.other)} ground="sunken">
          <OtherCrms />
        </Section>
        <DemoCall />
      </RestOfView>
    </>
  );
}

function Integration({ crm }: { crm: DirectCrm }) {
  const { t: site } = useTranslation("site");
  const { t } = useTopicTexts();
  return (
    <>
      <PageHeading
        title={t(($) => $.crm.title, { crm })}
        subtitle={t(($) => $.crm.subtitle, { agent: brand.agent, crm })}
      />
      <div className="mt-8 flex flex-wrap justify-center gap-3 px-gutter">
        <Button asChild size="lg">
          <DialogLink dialog="signup" openedBy="integration" crm={crm}>
            {t(($) => $.crm.action, { crm })}
          </DialogLink>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <DemoLink openedBy="integration">{site(($) => $.home.hero.viewDemo)}</DemoLink>
        </Button>
      </div>
      <Section title={t(($) => $.crm.places)} text={t(($) => $.crm.text, { crm })}>
        <Places crm={crm} />
        <p className="mt-6">
          <Link asChild variant="standalone" className="min-h-8 underline">
            <ViewLink view="integrations">{t(($) => $.crm.all)}</ViewLink>
          </Link>
        </p>
      </Section>
      <RestOfView>
        <Setup />
        <DemoCall />
      </RestOfView>
    </>
  );
}

function Places({ crm }: { crm: DirectCrm }) {
  const { fact, field } = usePlaces(crm);
  const sample = useSample();
  return (
    <PlacedFacts
      crm={crm}
      facts={[
        fact("client", sample.client),
        fact("contact", sample.contact),
        ...(["dealValue", "users", "startDate", "decisionMaker"] as const).map((name) =>
          field(sampleField(name)),
        ),
        fact("task", `${sample.task.title}, ${sample.task.day}`),
        fact("summary", sample.dictated.at(-1) ?? ""),
      ]}
    />
  );
}
