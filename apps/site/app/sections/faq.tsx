import { brand, claims } from "@voxlog/product";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../components/contact-links.tsx";
import { JsonLd } from "../components/json-ld.tsx";
import { type Question, useQuestions } from "./use-questions.ts";

/** Frequently asked questions. The browser opens one at a time by itself, with or without JavaScript. */
export function Faq() {
  const { t } = useTranslation("site");
  const questions = useQuestions();
  const contact = { email: brand.contact.email, hours: claims.supportResponseHours };
  return (
    <section className="mx-auto grid max-w-page gap-x-16 gap-y-10 px-gutter pt-section lg:grid-cols-[1fr_1.6fr]">
      <div>
        <Heading level={2} size="display-sm">
          {t(($) => $.faq.title)}
        </Heading>
        <p className="mt-4 max-w-prose text-text-muted">
          <ContactLinks text={t(($) => $.faq.more, contact)} />
        </p>
      </div>
      <div className="border-t border-border">
        {questions.map(({ id, question, answer }) => (
          <Disclosure key={id} variant="line" name="faq" summary={<h3 className="text-lg">{question}</h3>}>
            <p className="max-w-prose text-text-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
      <JsonLd graph={[faqPage(questions)]} />
    </section>
  );
}

/** The questions as search engines are given them: in the words that the page shows. */
const faqPage = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
