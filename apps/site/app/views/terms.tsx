import { claims, yearlyCommitmentMonths } from "@voxlog/product";
import { useCompany } from "../legal/company.ts";
import { LegalPage, Paragraphs } from "../legal/legal-page.tsx";
import { useLegalTexts } from "../routing/lazy-texts.ts";

/** What provider and customer agree on. */
export function Terms() {
  const { t } = useLegalTexts();
  const facts = { ...useCompany(), months: yearlyCommitmentMonths, hours: claims.supportResponseHours };
  const paragraphs = {
    scope: [t(($) => $.terms.scope.text, facts), t(($) => $.terms.scope.other)],
    demo: [t(($) => $.terms.demo.text)],
    service: [t(($) => $.terms.service.text, facts), t(($) => $.terms.service.support, facts)],
    recording: [t(($) => $.terms.recording.text)],
    payment: [t(($) => $.terms.payment.text), t(($) => $.terms.payment.custom)],
    term: [t(($) => $.terms.term.text, facts), t(($) => $.terms.term.cancel, facts)],
    liability: [t(($) => $.terms.liability.text, facts)],
    changes: [t(($) => $.terms.changes.text, facts)],
  };
  return (
    <LegalPage
      title={t(($) => $.terms.title)}
      subtitle={t(($) => $.terms.subtitle, facts)}
      sections={(Object.keys(paragraphs) as (keyof typeof paragraphs)[]).map((id) => ({
        id,
        title: t(($) => $.terms[id].title, facts),
        review: id !== "demo",
        content: <Paragraphs texts={paragraphs[id]} />,
      }))}
    />
  );
}
