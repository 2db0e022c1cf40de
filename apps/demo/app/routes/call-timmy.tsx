import { brand, claims } from "@voxlog/product";
import { formatPhone, useLanguage } from "@voxlog/texts";
import { Heading } from "@voxlog/ui/heading";
import { PageHeader } from "@voxlog/ui/page-header";
import { Check, Clock, Phone, ShieldCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { SectionCard } from "../components/section-card.tsx";
import { Steps } from "../components/steps.tsx";
import { useResultCode } from "../recordings/detail/result-code.ts";
import { NoteForm } from "../recordings/notes/note-form.tsx";
import { saveWords } from "../recordings/notes/save-words.ts";
import { recordingHref } from "../recordings/use-open-recording.ts";

function CallTimmyScreen() {
  const { t } = useTranslation("demo");
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader
        title={t(($) => $.callTimmy.title, { agent: brand.agent })}
        text={t(($) => $.callTimmy.subtitle, { agent: brand.agent })}
      />
      <NumberCard />
      <TryCard />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <CallSteps />
        <UseCases />
      </div>
    </div>
  );
}

function NumberCard() {
  const { t } = useTranslation("demo");
  const { agentPhone } = brand.contact;
  const number = formatPhone(useLanguage(), agentPhone);

  return (
    <section
      aria-label={t(($) => $.callTimmy.number, { agent: brand.agent })}
      className="grid justify-items-center gap-5 rounded-2xl bg-brand px-5 py-10 text-center text-on-accent shadow-md sm:py-14"
    >
      <a
        href={`tel:${agentPhone}`}
        aria-label={t(($) => $.callTimmy.call, { number })}
        className="group inline-flex items-center gap-3 rounded-lg text-2xl font-semibold tabular-nums underline-offset-8 outline-offset-4 hover:underline focus-visible:outline-current sm:gap-5 sm:text-display-md"
      >
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-content-center rounded-full bg-on-accent/15 transition-colors group-hover:bg-on-accent/25 sm:size-16"
        >
          <Phone className="size-6 sm:size-8" strokeWidth={1.75} />
        </span>
        {number}
      </a>
      <p className="flex items-center gap-2 max-sm:text-sm">
        <Clock aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
        <span>
          {t(($) => $.callTimmy.duration)}:{" "}
          <strong className="font-semibold whitespace-nowrap">
            {t(($) => $.callTimmy.minutes, claims.callMinutes)}
          </strong>
        </span>
      </p>
      <p className="max-w-prose text-sm">{t(($) => $.callTimmy.account, { agent: brand.agent })}</p>
    </section>
  );
}

function TryCard() {
  const { t } = useTranslation("demo");
  const navigate = useNavigate();
  const language = useLanguage();
  const code = useResultCode();
  async function call(text: string): Promise<void> {
    void navigate(recordingHref(await saveWords("call", text, language)));
  }
  return (
    <section aria-labelledby="try-calling" className="grid grid-cols-1 gap-3">
      <Heading level={2} id="try-calling">
        {t(($) => $.callTimmy.try.title, { agent: brand.agent })}
      </Heading>
      <p className="flex gap-2 text-sm text-text-muted">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        {t(($) => $.callTimmy.try.real, { agent: brand.agent })}
      </p>
      <NoteForm way="call" code={code} onSubmit={call} submitLabel={t(($) => $.callTimmy.try.action)} />
    </section>
  );
}

const steps = ["call", "tell", "done"] as const;

function CallSteps() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.callTimmy.how.title)}>
      <Steps
        steps={steps.map((step) => ({
          title: t(($) => $.callTimmy.how.steps[step].title),
          text: t(($) => $.callTimmy.how.steps[step].text, { agent: brand.agent }),
        }))}
      />
    </SectionCard>
  );
}

const useCases = ["car", "walk", "event", "reminder", "offline"] as const;

function UseCases() {
  const { t } = useTranslation("demo");
  return (
    <SectionCard title={t(($) => $.callTimmy.uses.title)}>
      <ul className="grid gap-3">
        {useCases.map((useCase) => (
          <li key={useCase} className="flex gap-3">
            <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
            {t(($) => $.callTimmy.uses.list[useCase])}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

export { CallTimmyScreen as Component };
