import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { views } from "../../recordings/views.ts";
import { type RecordingQuery, readQuery, writeQuery } from "./recording-query.ts";

/** The lists that many want, a click away; the one that is shown is marked, and so is none when it is another. */
export function ListViews({ query }: { query: RecordingQuery }) {
  const { t } = useTranslation("demo");
  const shown = `${writeQuery(new URLSearchParams(), query)}`;
  return (
    <nav aria-label={t(($) => $.views.label)}>
      <ul className="flex flex-wrap gap-2">
        {views.map((view) => {
          const isShown =
            `${writeQuery(new URLSearchParams(), readQuery(new URLSearchParams(view.query)))}` === shown;
          return (
            <li key={view.key}>
              <Link
                to={`?${view.query}`}
                aria-current={isShown ? "page" : undefined}
                className="inline-flex min-h-9 items-center rounded-full border px-4 text-sm font-medium text-text-muted transition-colors hover:bg-surface-hover hover:text-text aria-[current]:border-accent-border aria-[current]:bg-accent-soft aria-[current]:text-accent-text"
              >
                {t(($) => $.views[view.key])}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
