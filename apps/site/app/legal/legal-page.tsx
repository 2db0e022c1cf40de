import { legal } from "@voxlog/product";
import { formatDate } from "@voxlog/texts";
import { Badge } from "@voxlog/ui/badge";
import { Heading } from "@voxlog/ui/heading";
import { PageHeader } from "@voxlog/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContactLinks } from "../components/contact-links.tsx";
import { isPublicBuild } from "../components/is-part-shown.ts";
import { useLanguage } from "../routing/use-view.ts";

/** Whether a page needs no review, and the notice until then. A public build has none: it is for the owner. */
export type Review = {
  isReviewed: boolean;
  /** When the page last changed, ISO 8601. */
  updated: string;
  notice: string;
  /** Marks the sections in the notice. */
  label: string;
};

type LegalPageProps<Id extends string> = {
  title: string;
  subtitle: string;
  /** The content of each section, by its ID. */
  sections: Partial<Record<Id, ReactNode>>;
  titleOf: (id: Id) => string;
  /** The sections that aren't a sample. */
  settled: readonly Id[];
  /** @default that of the legal texts */
  review?: Review;
};

/** A long text with a table of contents next to it, or above it on small screens. */
export function LegalPage<Id extends string>({
  title,
  subtitle,
  sections,
  titleOf,
  settled,
  review,
}: LegalPageProps<Id>) {
  const { t } = useTranslation("legal");
  const { isReviewed, updated, notice, label }: Review = review ?? {
    isReviewed: legal.reviewed || isPublicBuild,
    updated: legal.updated,
    notice: t(($) => $.page.sample),
    label: t(($) => $.page.review),
  };
  const ids = Object.keys(sections) as Id[];
  const date = formatDate(useLanguage(), new Date(updated), { dateStyle: "long", timeZone: "UTC" });
  return (
    <div className="mx-auto max-w-page px-gutter py-[calc(var(--spacing-section)*0.75)]">
      <PageHeader size="lg" title={title} text={subtitle} className="max-w-3xl">
        <p className="mt-3 text-sm text-text-muted">{t(($) => $.page.updated, { date })}</p>
        {!isReviewed && (
          <p className="mt-6 max-w-prose rounded-lg border border-border bg-surface-tile px-5 py-4 text-sm">
            {notice} <Badge tone="warning">{label}</Badge>
          </p>
        )}
      </PageHeader>
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-[--spacing(60)_minmax(0,1fr)]">
        <nav
          aria-labelledby="contents"
          className="lg:sticky lg:top-[calc(var(--spacing-bar)_+_--spacing(8))] lg:self-start"
        >
          <h2 id="contents" className="text-sm font-semibold">
            {t(($) => $.page.contents)}
          </h2>
          <ul className="mt-2 border-s border-border">
            {ids.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="-ms-px flex min-h-9 items-center border-s border-transparent ps-4 text-sm text-text-muted hover:border-accent hover:text-text"
                >
                  {titleOf(id)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="max-w-prose space-y-12">
          {ids.map((id) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Heading level={2} size="2xl" id={`${id}-title`}>
                  {titleOf(id)}
                </Heading>
                {!isReviewed && !settled.includes(id) && <Badge tone="warning">{label}</Badge>}
              </div>
              <div className="@container mt-4 space-y-4 max-sm:hyphens-auto">{sections[id]}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Paragraphs whose URLs are links. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <ContactLinks text={text} />
    </p>
  ));
}
