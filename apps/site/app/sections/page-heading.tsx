type PageHeadingProps = { title: string; subtitle: string };

/** The top of a page. Focus comes to its heading when the view changes. */
export function PageHeading({ title, subtitle }: PageHeadingProps) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-[calc(var(--spacing-section)*0.75)] text-center">
      <h1 tabIndex={-1} className="mx-auto max-w-4xl text-display-md outline-none">
        {title}
      </h1>
      <p className="mx-auto mt-5 max-w-prose text-lg text-text-muted text-pretty">{subtitle}</p>
    </div>
  );
}
