import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useQuestions } from "../sections/faq/use-questions.ts";
import { useLanguage } from "../shell/use-view.ts";
import { type View, viewPath } from "../views.ts";
import { structuredData } from "./structured-data.ts";

/** A page's facts for search engines. */
export function PageData({ view, name }: { view: View; name: string }) {
  const language = useLanguage();
  const { t } = useTranslation("site");
  const questions = useQuestions();
  const url = (each: View) => brand.origin + viewPath(each, language);
  const data = structuredData({
    language,
    description: t(($) => $.shell.meta.home.description, { product: brand.name, agent: brand.agent }),
    trail: [{ name: brand.name, url: url("home") }, ...(view === "home" ? [] : [{ name, url: url(view) }])],
    questions: view === "pricing" ? questions : [],
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, which no `<` can end.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
    />
  );
}
