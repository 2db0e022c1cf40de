import { useTranslation } from "react-i18next";
import { topicKey, topics } from "../routing/paths.ts";
import { useView } from "../routing/use-view.ts";
import { ViewLink } from "../routing/view-link.tsx";

/** The pages that people search for, as items of a list with a link each. */
export function TopicItems({ className }: { className: string }) {
  const { t } = useTranslation("site");
  const shown = useView();
  return topics.map((view) => (
    <li key={view}>
      <ViewLink view={view} aria-current={view === shown ? "page" : undefined} className={className}>
        {t(($) => $.shell.topics[topicKey(view)])}
      </ViewLink>
    </li>
  ));
}
