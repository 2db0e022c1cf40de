import { type Text, textIn } from "@voxlog/demo-data/text";
import { brand, crmObjects, type DirectCrm, directCrms } from "@voxlog/product";
import { Button } from "@voxlog/ui/button";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { RestOfView } from "../components/deferred.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { crmOf, crmView } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { OtherCrms } from "../sections/crm-wall.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Setup } from "../sections/features/setup.tsx";
import { useSample } from "../sections/illustration/use-sample.ts";
import { PageHeading, Section } from "../sections/section.tsx";

/** All CRM systems, or what a conversation becomes in one of them. */
export function Integrations() {
  const crm = crmOf(useView());
  return crm ? <Integration crm={crm} /> : <AllIntegrations />;
}

function AllIntegrations() {
  const { t } = useTranslation("site");
  const { agent } = brand;
  const language = useLanguage();
  const inLanguage = (name: Text) => textIn(name, language);
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
                {[company, person, deal, task].map(inLanguage).join(", ")}
              </p>
              <p className="mt-4">
                <Link asChild look="accent" className="min-h-8 after:absolute after:inset-0">
                  <ViewLink view={crmView(crm)}>{t(($) => $.integrations.open, { agent, crm })}</ViewLink>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
      <RestOfView>
        <Section title={t(($) => $.home.crms.other)} ground="sunken">
          <OtherCrms />
        </Section>
        <DemoCall />
      </RestOfView>
    </>
  );
}

function Integration({ crm }: { crm: DirectCrm }) {
  const { t } = useTranslation("site");
  return (
    <>
      <PageHeading
        title={t(($) => $.integrations.crm.title, { crm })}
        subtitle={t(($) => $.integrations.crm.subtitle, { agent: brand.agent, crm })}
      />
      <div className="mt-8 flex flex-wrap justify-center gap-3 px-gutter">
        <Button asChild size="lg">
          <DialogLink dialog="signup" openedBy="integration" crm={crm}>
            {t(($) => $.integrations.crm.action, { crm })}
          </DialogLink>
        </Button>
        <Button asChild size="lg" variant="secondary">
          <DemoLink openedBy="integration">{t(($) => $.home.hero.viewDemo)}</DemoLink>
        </Button>
      </div>
      <Section title={t(($) => $.integrations.crm.places)} text={t(($) => $.integrations.crm.text, { crm })}>
        <Places crm={crm} />
        <p className="mt-6">
          <Link asChild look="standalone" className="min-h-8 underline">
            <ViewLink view="integrations">{t(($) => $.integrations.crm.all)}</ViewLink>
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

/** Where in the CRM each fact of the sample conversation goes. */
function Places({ crm }: { crm: DirectCrm }) {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const inLanguage = (name: Text) => textIn(name, language);
  const sample = useSample();
  const { company, person, deal, amount, task, conversation } = crmObjects[crm];
  const names = { deal: inLanguage(deal), field: inLanguage(amount) };
  const custom = t(($) => $.integrations.crm.custom, names);
  const [value, users, decisionMaker, startDate] = sample.fields(
    "dealValue",
    "users",
    "decisionMaker",
    "startDate",
  );
  const rows = [
    { label: t(($) => $.integrations.crm.client), value: sample.client, place: inLanguage(company) },
    { label: t(($) => $.integrations.crm.contact), value: sample.contact, place: inLanguage(person) },
    { ...value, place: t(($) => $.integrations.crm.within, names) },
    { ...users, place: custom },
    { ...startDate, place: custom },
    { ...decisionMaker, place: inLanguage(person) },
    {
      label: t(($) => $.integrations.crm.task),
      value: `${sample.task.title}, ${sample.task.day}`,
      place: inLanguage(task),
    },
    {
      label: t(($) => $.integrations.crm.summary),
      value: sample.dictated.at(-1) ?? "",
      place: inLanguage(conversation),
    },
  ];
  return (
    <dl className="divide-y divide-border border-y border-border">
      {rows.map((row) => (
        <div key={row.label} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[1fr_2fr_1.5fr]">
          <dt className="text-text-muted">{row.label}</dt>
          <dd>{row.value}</dd>
          <dd className="text-text-muted">
            {t(($) => $.integrations.crm.place, { crm })}{" "}
            <span className="font-semibold text-accent-text">{row.place}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
