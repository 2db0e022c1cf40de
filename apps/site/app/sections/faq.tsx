import {
  bestYearlyDiscount,
  brand,
  claims,
  transcriptionLanguages,
  yearlyCommitmentMonths,
} from "@voxlog/product";
import { formatLanguageName, formatList } from "@voxlog/texts";
import { Disclosure } from "@voxlog/ui/disclosure";
import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../components/contact-links.tsx";
import { JsonLd } from "../components/json-ld.tsx";
import { useLanguage } from "../routing/use-view.ts";

/** Plain text, because structured data contains it too. */
type Question = { id: string; question: string; answer: string };

/** By importance to buyers. */
const questions = ["trial", "setup", "accuracy", "languages", "privacy", "consent", "contract"] as const;

/** Frequently asked questions. The browser keeps one open at a time, without JavaScript. */
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

const faqPage = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

function useQuestions(): Question[] {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const shared = {
    product: brand.name,
    agent: brand.agent,
    hours: claims.supportResponseHours,
    months: yearlyCommitmentMonths,
    percent: bestYearlyDiscount(),
    accuracy: claims.transcriptionAccuracyPercent,
    match: claims.matchRatePercent,
    minutes: claims.demoMinutes,
    ...claims.callMinutes,
    languages: formatList(
      language,
      transcriptionLanguages.map((code) => formatLanguageName(language, code)),
    ),
  };
  const shown = questions.filter((id) => id !== "accuracy" || (shared.accuracy && shared.match));
  return shown.map((id) => {
    const facts = id === "setup" ? { ...shared, minutes: claims.setupMinutes } : shared;
    return {
      id,
      question: t(($) => $.faq.items[id].question, facts),
      answer: t(($) => $.faq.items[id].answer, facts),
    };
  });
}
