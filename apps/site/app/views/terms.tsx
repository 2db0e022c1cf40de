import { claims, yearlyCommitmentMonths } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { isPartShown } from "../components/is-part-shown.ts";
import { useCompany } from "../legal/company.ts";
import { LegalPage, Paragraphs } from "../legal/legal-page.tsx";

/** The terms. */
export function Terms() {
  const { t } = useTranslation("legal");
  const facts = { ...useCompany(), months: yearlyCommitmentMonths, hours: claims.supportResponseHours };
  const sections = {
    scope: <Paragraphs texts={[t(($) => $.terms.scope.text, facts), t(($) => $.terms.scope.other)]} />,
    demo: <Paragraphs texts={[t(($) => $.terms.demo.text)]} />,
    service: (
      <Paragraphs texts={[t(($) => $.terms.service.text, facts), t(($) => $.terms.service.support, facts)]} />
    ),
    recording: <Paragraphs texts={[t(($) => $.terms.recording.text)]} />,
    payment: <Paragraphs texts={[t(($) => $.terms.payment.text), t(($) => $.terms.payment.custom)]} />,
    term: <Paragraphs texts={[t(($) => $.terms.term.text, facts), t(($) => $.terms.term.cancel, facts)]} />,
    liability: <Paragraphs texts={[t(($) => $.terms.liability.text, facts)]} />,
    changes: (
      <Paragraphs
        texts={[
          t(($) => $.terms.changes.text),
          ...(isPartShown("address") ? [t(($) => $.terms.changes.court, facts)] : []),
        ]}
      />
    ),
  };
  return (
    <LegalPage
      title={t(($) => $.terms.title)}
      subtitle={t(($) => $.terms.subtitle, facts)}
      sections={sections}
      titleOf={(id) => t(($) => $.terms[id].title, facts)}
      settled={["demo"]}
    />
  );
}
