import { claims, yearlyCommitmentMonths } from "@voxlog/product";
import { ContactLinks } from "../components/contact-links.tsx";
import { company } from "../legal/company.ts";
import { LegalPage, type LegalSection } from "../legal/legal-page.tsx";
import { useLegalTexts } from "../routing/lazy-texts.ts";

/** What provider and customer agree on. */
export function Terms() {
  const { t } = useLegalTexts();
  const months = yearlyCommitmentMonths;
  const section = (
    id: string,
    title: string,
    paragraphs: string[],
    { review }: { review: boolean } = { review: true },
  ): LegalSection => ({
    id,
    title,
    review,
    content: paragraphs.map((text) => (
      <p key={text}>
        <ContactLinks text={text} />
      </p>
    )),
  });
  return (
    <LegalPage
      title={t(($) => $.terms.title)}
      subtitle={t(($) => $.terms.subtitle, company)}
      sections={[
        section(
          "scope",
          t(($) => $.terms.scope.title),
          [t(($) => $.terms.scope.text, company), t(($) => $.terms.scope.other)],
        ),
        section(
          "demo",
          t(($) => $.terms.demo.title),
          [t(($) => $.terms.demo.text)],
          { review: false },
        ),
        section(
          "service",
          t(($) => $.terms.service.title, company),
          [
            t(($) => $.terms.service.text, company),
            t(($) => $.terms.service.support, { hours: claims.supportResponseHours }),
          ],
        ),
        section(
          "recording",
          t(($) => $.terms.recording.title),
          [t(($) => $.terms.recording.text)],
        ),
        section(
          "payment",
          t(($) => $.terms.payment.title),
          [t(($) => $.terms.payment.text), t(($) => $.terms.payment.custom)],
        ),
        section(
          "term",
          t(($) => $.terms.term.title),
          [t(($) => $.terms.term.text, { months }), t(($) => $.terms.term.cancel, company)],
        ),
        section(
          "liability",
          t(($) => $.terms.liability.title),
          [t(($) => $.terms.liability.text, { months })],
        ),
        section(
          "changes",
          t(($) => $.terms.changes.title),
          [t(($) => $.terms.changes.text, company)],
        ),
      ]}
    />
  );
}
