import { brand, claims, isQuoted, type LeadCollection, signupTopics } from "@voxlog/product";
import { Alert } from "@voxlog/ui/alert";
import { Button } from "@voxlog/ui/button";
import { TextField } from "@voxlog/ui/text-field";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../components/contact-links.tsx";
import { demoAddress } from "../leads/demo-access.ts";
import { LeadForm } from "../leads/lead-form.tsx";
import { NextSteps } from "../leads/next-steps.tsx";
import { useSignupTexts } from "../leads/use-signup-texts.ts";
import type { FormView } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";
import { PageHeading } from "../sections/section.tsx";

/** A page with a form, or its thank-you page. It isn't hydrated; its script is inline/form-page.ts. */
export function FormPage() {
  const view = useView() as FormView;
  return isSent(view) ? <Thanks view={view} /> : <Form view={view} />;
}

function Form({ view }: { view: FormView }) {
  const { t } = useTranslation("site");
  const isSignup = view !== "demo-request";
  const topic = signupTopics.find((each) => view === `signup/${each}`);
  const signup = useSignupTexts(topic);
  const width = isSignup ? "max-w-dialog-wide" : "max-w-dialog-narrow";
  return (
    <Page
      title={isSignup ? signup.title : t(($) => $.forms.demoRequest.title)}
      text={isSignup ? signup.text : t(($) => $.forms.demoRequest.text)}
    >
      <div
        className={`mx-auto rounded-2xl border border-border bg-surface-raised p-5 shadow-sm xs:p-6 sm:p-8 ${width}`}
      >
        <LeadForm
          collection={isSignup ? "signups" : "demo_requests"}
          submitLabel={isSignup ? signup.submit : t(($) => $.home.hero.viewDemo)}
          startWith={topic === "crm" ? "crm" : undefined}
          openedBy={topic}
          draft={{}}
          onStored={() => undefined}
        />
      </div>
      {isSignup && (
        <div className={`mx-auto mt-12 ${width}`}>
          <NextSteps level={2} quoted={isQuoted(topic)} />
        </div>
      )}
      <AnswerParts />
    </Page>
  );
}

const collections = {
  "signup-sent": "signups",
  "signup/quote-sent": "signups",
  "demo-request-sent": "demo_requests",
} as const;
type SentView = keyof typeof collections;

const isSent = (view: FormView): view is SentView => view in collections;

function Thanks({ view }: { view: SentView }) {
  const { t } = useTranslation("site");
  const hours = claims.supportResponseHours;
  const collection: LeadCollection = collections[view];
  const isSignup = collection === "signups";
  return (
    <Page
      title={isSignup ? t(($) => $.forms.signup.sent.title) : t(($) => $.forms.demoRequest.sent.title)}
      text={
        isSignup
          ? t(($) => $.forms.signup.success, { hours })
          : t(($) => $.forms.demoRequest.sent.text, { minutes: claims.demoMinutes })
      }
    >
      <div className="mx-auto max-w-dialog-wide" data-thanks={collection}>
        {isSignup && <NextSteps level={2} quoted={view === "signup/quote-sent"} />}
        <p className={isSignup ? "mt-10" : "text-center"}>
          <Button asChild size="lg">
            <a href={demoAddress(useLanguage())}>{t(($) => $.home.hero.viewDemo)}</a>
          </Button>
        </p>
      </div>
    </Page>
  );
}

function Page({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  const { t } = useTranslation("site");
  return (
    <div className="pb-section">
      <PageHeading title={title} subtitle={text} />
      <div className="mx-auto mt-10 max-w-page px-gutter">
        {children}
        <p className="mt-10 text-center text-sm text-text-muted">
          <ContactLinks text={t(($) => $.forms.reach, { email: brand.contact.email })} />
        </p>
      </div>
    </div>
  );
}

const PROBLEMS = ["required", "email", "phone", "format", "tooLong", "rejected"] as const;

/** Parts that the server fills into its answer: apps/server/forms/fill-form.ts. */
function AnswerParts() {
  const { t } = useTranslation(["site", "common"]);
  return (
    <template id="answer">
      <TextField id="answer" label="" error="–" />
      <Alert tone="danger">–</Alert>
      {PROBLEMS.map((problem) => (
        <p key={problem} data-text={problem}>
          {t(($) => $.forms.errors[problem], { max: "{max}" })}
        </p>
      ))}
      <p data-text="tooMany">{t(($) => $.forms.tooMany)}</p>
      <p data-text="other">{t(($) => $.failure, { ns: "common" })}</p>
    </template>
  );
}
