import { Heading } from "@voxlog/ui/heading";
import { useTranslation } from "react-i18next";
import { TopicItems } from "../../components/topic-items.tsx";

/** Where to read on: the pages that people search for. On a phone the footer, which is as near, has them. */
export function TopicLinks() {
  const { t } = useTranslation("site");
  return (
    <section className="mx-auto max-w-page px-gutter pt-section max-sm:hidden print:hidden">
      <Heading level={2} size="lg">
        {t(($) => $.shell.topics.title)}
      </Heading>
      <ul className="mt-3 flex flex-wrap gap-x-8">
        <TopicItems className="inline-flex min-h-11 items-center font-medium text-accent-text underline aria-[current]:text-text aria-[current]:no-underline" />
      </ul>
    </section>
  );
}
