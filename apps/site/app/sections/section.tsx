import { Button } from "@voxlog/ui/button";
import { Heading } from "@voxlog/ui/heading";
import { PageHeader } from "@voxlog/ui/page-header";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../components/icons.tsx";
import { DialogLink } from "../leads/dialog-link.tsx";
import { DemoLink } from "../leads/enter-demo.tsx";

export type SectionProps = {
  title: string;
  /** A label next to the title. */
  badge?: ReactNode;
  text?: string;
  /** @default "plain" */
  ground?: "plain" | "sunken" | "dark" | undefined;
  children: ReactNode;
};

const groundClass = {
  plain: "",
  sunken: "bg-surface-sunken",
  // Raised surfaces are a lighter tone of the brand's color. Gray would look lower.
  dark: "bg-brand-950 text-text [--kit-color-surface-raised:color-mix(in_oklch,var(--kit-color-brand-950),var(--kit-color-brand-900))]",
};

/** A section of a page with its heading. */
export function Section({ title, badge, text, ground = "plain", children }: SectionProps) {
  return (
    <section data-theme={ground === "dark" ? "dark" : undefined} className={groundClass[ground]}>
      <div className="mx-auto max-w-page px-gutter py-section">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Heading level={2} size="display-sm" className="max-w-3xl">
            {title}
          </Heading>
          {badge}
        </div>
        {text && <p className="mt-4 max-w-prose text-lg text-balance text-text-muted">{text}</p>}
        <div className="@container mt-8 md:mt-14">{children}</div>
      </div>
    </section>
  );
}

type PageHeadingProps = { title: string; subtitle: string };

/** The top of a page. Its heading gets focus when the view changes. */
export function PageHeading({ title, subtitle }: PageHeadingProps) {
  return (
    <PageHeader
      size="lg"
      align="center"
      title={title}
      text={subtitle}
      className="mx-auto max-w-page px-gutter pt-[calc(var(--spacing-section)*0.75)]"
    />
  );
}

type SplitHeroProps = PageHeadingProps & { children: ReactNode };

/** The top of a page with a picture. */
export function SplitHero({ title, subtitle, children }: SplitHeroProps) {
  return (
    <section className="@container overflow-clip bg-linear-to-b from-accent-soft to-surface [--kit-color-surface-raised:var(--kit-color-control)]">
      <div className="mx-auto grid max-w-page items-start gap-x-10 @5xl:gap-x-16 gap-y-10 px-gutter pt-[calc(var(--spacing-section)*0.75)] pb-[calc(var(--spacing-section)*0.25)] @3xl:grid-cols-[1.2fr_1fr]">
        <div>
          <Heading level={1} size="display-md">
            {title}
          </Heading>
          <p className="mt-5 max-w-prose text-lg text-balance text-text-muted md:text-xl">{subtitle}</p>
          <HeroActions className="mt-8" />
        </div>
        {children}
      </div>
    </section>
  );
}

const actionClass = "grow basis-36 max-sm:px-4 sm:grow-0 sm:basis-auto";

/** The buttons at the top of a page: demo and signup. */
export function HeroActions({ className }: { className: string }) {
  const { t } = useTranslation("site");
  return (
    <div className={`flex flex-wrap gap-3 ${className}`}>
      <Button asChild size="lg" className={actionClass}>
        <DemoLink openedBy="hero">{t(($) => $.home.hero.viewDemo)}</DemoLink>
      </Button>
      <Button asChild size="lg" variant="secondary" className={actionClass}>
        <DialogLink dialog="signup" openedBy="hero">
          {t(($) => $.home.hero.startNow)}
        </DialogLink>
      </Button>
    </div>
  );
}

/** Items with check marks. */
export function CheckList({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`space-y-2 md:space-y-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Icon name="check" className="h-[1lh] w-5 shrink-0 text-accent-text" />
          {item}
        </li>
      ))}
    </ul>
  );
}

type Point = { title: string; text: string };

/** Points in columns. */
export function Points({ points, className }: { points: readonly Point[]; className: string }) {
  return (
    <ul className={`grid gap-x-8 gap-y-6 ${className}`}>
      {points.map(({ title, text }) => (
        <li key={title} className="border-t-2 border-accent pt-4">
          <Heading level={3} size="xl">
            {title}
          </Heading>
          <p className="mt-1.5 text-text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
