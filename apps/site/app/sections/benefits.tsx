import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import {
  ActionsPicture,
  EnrichmentPicture,
  ReportingPicture,
  StructurePicture,
  TypingPicture,
  UpdatesPicture,
} from "./benefit-pictures.tsx";
import { Section } from "./section.tsx";

/** The cells of a row of six columns add up to it, and no row is like the one above. */
const BENEFITS = [
  { benefit: "typing", Picture: TypingPicture, span: "lg:col-span-2" },
  { benefit: "updates", Picture: UpdatesPicture, span: "lg:col-span-4" },
  { benefit: "structure", Picture: StructurePicture, span: "lg:col-span-3" },
  { benefit: "actions", Picture: ActionsPicture, span: "lg:col-span-3" },
  { benefit: "enrichment", Picture: EnrichmentPicture, span: "lg:col-span-4" },
  { benefit: "reporting", Picture: ReportingPicture, span: "lg:col-span-2" },
] as const;

/** Six things that get better. */
export function Benefits() {
  const { t } = useTranslation("site");
  return (
    <Section title={t(($) => $.home.benefits.title)}>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-6">
        {BENEFITS.map(({ benefit, Picture, span }) => (
          <li
            key={benefit}
            className={`flex flex-col overflow-clip rounded-xl border border-border bg-surface-tile ${span}`}
          >
            <div className="p-7">
              <Heading level={3}>{t(($) => $.home.benefits[benefit].title)}</Heading>
              <p className="mt-1.5 max-w-md text-text-muted">{t(($) => $.home.benefits[benefit].text)}</p>
            </div>
            <div className="@container mt-auto px-7 pb-7">
              <Picture />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
