import { brand } from "@voxlog/product";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { addresses } from "../addresses.ts";
import { type View, viewPath } from "../paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { useQuestions } from "../sections/use-questions.ts";
import { type PageFacts, structuredData } from "./structured-data.ts";

type PageDataProps = { view: View; name: string };

/** A page's facts for search engines. */
export const PageData = memo(function PageData(page: PageDataProps) {
  return page.view === "pricing" ? <PricingData {...page} /> : <Data {...page} questions={[]} />;
});

/** Facts of the one page that answers questions. */
function PricingData(page: PageDataProps) {
  return <Data {...page} questions={useQuestions()} />;
}

function Data({ view, name, questions }: PageDataProps & Pick<PageFacts, "questions">) {
  const language = useLanguage();
  const { t } = useTranslation("site");
  const url = (each: View) => addresses.site + viewPath(each, language);
  const data = structuredData({
    language,
    description: t(($) => $.shell.meta.home.description, { product: brand.name, agent: brand.agent }),
    trail: [{ name: brand.name, url: url("home") }, ...(view === "home" ? [] : [{ name, url: url(view) }])],
    questions,
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, which no `<` can end.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
