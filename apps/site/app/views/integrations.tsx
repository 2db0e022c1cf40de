import { sampleField } from "@voxlog/demo-data/sample-conversation";
import { textIn } from "@voxlog/demo-data/text";
import {
  brand,
  claims,
  crmObjects,
  type DirectCrm,
  directCrms,
  otherCrmCount,
  otherCrms,
} from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Link } from "@voxlog/ui/link";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { RestOfView } from "../components/deferred.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { crmKey, crmOf, crmView } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Setup } from "../sections/features/setup.tsx";
import { useSample } from "../sections/illustration/use-sample.ts";
import { PageHeading, Points, Section } from "../sections/section.tsx";
import { PlacedFacts, usePlaces } from "../sections/topic/placed-facts.tsx";

/** The index of CRM systems, or the page about one. */
export function Integrations() {
  const crm = crmOf(useView());
  return crm ? <Integration crm={crm} /> : <AllIntegrations />;
}

function AllIntegrations() {
  const { t: site } = useTranslation("site");
  const { t } = useTranslation("topics");
  const { agent } = brand;
  const language = useLanguage();
  return (
    <>
      <PageHeading
        title={t(($) => $.integrations.title)}
        subtitle={t(($) => $.integrations.subtitle, { agent })}
      />
      <ul className="mx-auto grid max-w-page grid-cols-[repeat(auto-fill,minmax(min(--spacing(72),100%),1fr))] gap-4 px-gutter py-section">
        {directCrms.map((crm) => {
          const { company, person, deal, task } = crmObjects[crm];
          return (
            <Tile
              key={crm}
              title={crm}
              text={[company, person, deal, task].map((name) => textIn(name, language)).join(", ")}
            >
              <ViewLink view={crmView(crm)}>{t(($) => $.integrations.open, { agent, crm })}</ViewLink>
            </Tile>
          );
        })}
        <Tile title={t(($) => $.integrations.missing.title)} text={t(($) => $.integrations.missing.text)}>
          <DialogLink dialog="signup" openedBy="crm">
            {site(($) => $.forms.signup.crm.title)}
          </DialogLink>
        </Tile>
      </ul>
      <RestOfView>
        <Section
          title={site(($) => $.ticker.title)}
          text={site(($) => $.ticker.more, { count: otherCrmCount, ...claims.customCrmWeeks })}
          ground="sunken"
        >
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(--spacing(24),100%),1fr))] gap-px overflow-clip rounded-xl border border-border bg-border sm:grid-cols-3 sm:*:min-h-14 lg:grid-cols-6">
            {otherCrms.map((name) => (
              <li
                key={name}
                className="flex min-h-11 items-center justify-center bg-surface px-2 py-2 text-sm text-center leading-snug font-medium text-balance"
              >
                {name}
              </li>
            ))}
          </ul>
        </Section>
        <DemoCall />
      </RestOfView>
    </>
  );
}

/** A tile whose link covers it. */
function Tile({ title, text, children }: { title: string; text: string; children: ReactElement }) {
  return (
    <li className="relative rounded-xl border border-border bg-surface-raised p-6 shadow-sm hover:border-accent-border">
      <p className="text-xl font-semibold">{title}</p>
      <p className="mt-1 text-text-muted">{text}</p>
      <p className="mt-4">
        <Link asChild variant="accent" className="min-h-8 after:absolute after:inset-0">
          {children}
        </Link>
      </p>
    </li>
  );
}

function Integration({ crm }: { crm: DirectCrm }) {
  const { t: site } = useTranslation("site");
  const { t } = useTranslation("topics");
  const { seconds } = useSample();
  return (
    <>
      <PageHeading
        title={t(($) => $.crm.title, { crm })}
        subtitle={t(($) => $.crm.subtitle, { agent: brand.agent, crm })}
      />
      <div className="mt-8 flex flex-col justify-center gap-3 px-gutter pb-[calc(var(--spacing-section)*0.75)] sm:flex-row">
        <Button asChild size="lg">
          <DialogLink dialog="signup" openedBy="integration" crm={crm}>
            {t(($) => $.crm.action, { crm })}
          </DialogLink>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <DemoLink openedBy="integration">{site(($) => $.home.hero.viewDemo)}</DemoLink>
        </Button>
      </div>
      <Section title={t(($) => $.crm.places)} text={t(($) => $.crm.text, { crm, seconds })} ground="sunken">
        <Places crm={crm} />
        <p className="mt-6">
          <Link asChild variant="standalone" className="min-h-8 underline">
            <ViewLink view="integrations">{t(($) => $.crm.all)}</ViewLink>
          </Link>
        </p>
      </Section>
      <RestOfView>
        <Section title={t(($) => $.crm.notes, { crm })}>
          <Points
            className="@2xl:grid-cols-2"
            points={(["stage", "people", "amounts", "access"] as const).map((subject) => ({
              title: t(($) => $.crm.subjects[subject]),
              text: t(($) => $.crm.about[crmKey(crm)][subject]),
            }))}
          />
        </Section>
        <Setup crm={crm} />
        <DemoCall />
      </RestOfView>
    </>
  );
}

function Places({ crm }: { crm: DirectCrm }) {
  const { fact, field } = usePlaces(crm);
  const sample = useSample();
  const { quoteStage } = crmObjects[crm];
  const { before, ...stage } = sampleField("stage");
  return (
    <PlacedFacts
      crm={crm}
      facts={[
        fact("client", sample.client),
        fact("contact", sample.contact),
        field(quoteStage ? { ...stage, value: quoteStage } : sampleField("stage")),
        ...(["dealValue", "decisionMaker", "competitor", "users", "startDate"] as const).map((name) =>
          field(sampleField(name)),
        ),
        fact("task", `${sample.task.title}, ${sample.task.day}`),
        fact("summary", sample.dictated.at(-1) ?? ""),
      ]}
    />
  );
}
