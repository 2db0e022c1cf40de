import { BookCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type CorrectedPart, correctionsIn } from "../../dictionary/corrections.ts";

/** Says which words the dictionary corrected. */
export function CorrectionNotes({ parts }: { parts: readonly CorrectedPart[] }) {
  const { t } = useTranslation("demo");
  return [...correctionsIn(parts)].map(([heard, written]) => (
    <p key={heard} className="mt-1 flex gap-1.5 text-sm text-text-muted">
      <BookCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(($) => $.crm.learned.corrected, { heard, written })}
    </p>
  ));
}
