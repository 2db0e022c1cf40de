import { textIn } from "@voxlog/demo-data/text";
import { useCaseConversations } from "@voxlog/demo-data/use-case-conversations";
import { brand, claims } from "@voxlog/product";
import { Avatar } from "@voxlog/ui/avatar";
import { Heading } from "@voxlog/ui/heading";
import { Link } from "@voxlog/ui/link";
import { useTranslation } from "react-i18next";
import { RestOfView } from "../components/deferred.tsx";
import { Drawing } from "../components/drawing.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";
import { crmView, topicKey, type UseCaseView } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";
import { DemoCall } from "../sections/demo-call.tsx";
import { Points, Section, SplitHero } from "../sections/section.tsx";
import { PlacedFacts, usePlaces } from "../sections/topic/placed-facts.tsx";

/** A use of the product: a conversation, its CRM record, and the benefits. */
export function Uses() {
  const { t } = useTranslation("topics");
  const key = topicKey(useView() as UseCaseView);
  const facts = { agent: brand.agent, hours: claims.supportResponseHours, ...claims.callMinutes };
  return (
    <>
      <SplitHero title={t(($) => $[key].title)} subtitle={t(($) => $[key].subtitle, facts)}>
        <Drawing src={`/drawings/${key}.svg`} className="max-w-lg rounded-2xl" />
      </SplitHero>
      <SampleConversation {...useCaseConversations[key]} />
      <RestOfView>
        <Section title={t(($) => $.use.change)} ground="sunken">
          <Points
            className="@2xl:grid-cols-3"
            points={(["a", "b", "c"] as const).map((point) => ({
              title: t(($) => $[key][point].title),
              text: t(($) => $[key][point].text, facts),
            }))}
          />
          <div className="mt-10 max-w-prose">
            <Heading level={3} size="xl">
              {t(($) => $[key].question, facts)}
            </Heading>
            <p className="mt-1.5 text-text-muted">{t(($) => $[key].answer, facts)}</p>
          </div>
        </Section>
        <DemoCall />
      </RestOfView>
    </>
  );
}

type SampleConversationProps = (typeof useCaseConversations)[keyof typeof useCaseConversations];

function SampleConversation({ recording, conversation, analysis, initials }: SampleConversationProps) {
  const { t: site } = useTranslation("site");
  const { t } = useTranslation("topics");
  const language = useLanguage();
  const { client, contact, crm } = recording;
  const { fact, field, task } = usePlaces(crm);
  return (
    <Section title={t(($) => $.use.written, { crm })} text={t(($) => $.use.sample, { client })}>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1fr_1.4fr]">
        <div>
          <Heading level={3}>{t(($) => $.use.said)}</Heading>
          <ul className="mt-4 space-y-4">
            {conversation.map(({ speaker, text }) => (
              <li key={textIn(text, language)} className="flex items-start gap-3 leading-relaxed">
                <Avatar size="sm" className="-mt-0.5">
                  {initials[speaker]}
                </Avatar>
                <span>{textIn(text, language)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link asChild variant="standalone" className="underline">
              <DemoLink openedBy="integration" place={recording.id}>
                {site(($) => $.home.story.open)}
              </DemoLink>
            </Link>
          </p>
        </div>
        <div>
          <PlacedFacts
            crm={crm}
            facts={[
              fact("client", client),
              fact("contact", contact),
              ...analysis.fields.map(field),
              task(analysis.taskTitle, analysis.dueDate),
              fact("summary", textIn(analysis.summary, language)),
            ]}
          />
          <p className="mt-6">
            <Link asChild variant="standalone" className="underline">
              <ViewLink view={crmView(crm)}>
                {t(($) => $.integrations.open, { agent: brand.agent, crm })}
              </ViewLink>
            </Link>
          </p>
        </div>
      </div>
    </Section>
  );
}
