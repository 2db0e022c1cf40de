import { defaultLanguage, languageFacts, languages } from "@voxlog/i18n";
import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useLanguage, useView } from "../shell/use-view.ts";
import { type View, viewPath } from "../views.ts";

const absolute = (path: string) => brand.origin + path;

/** What search engines and shared links read of a page, in its language. */
export function PageHead() {
  const view = useView();
  const language = useLanguage();
  const { t } = useTranslation("site");
  const title = t(($) => $.shell.meta[view ?? "notFound"].title, { product: brand.name });
  const description = t(($) => $.shell.meta[view ?? "notFound"].description, {
    product: brand.name,
    agent: brand.agent,
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {view ? <Addresses view={view} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={languageFacts[language].ogLocale} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Addresses({ view }: { view: View }) {
  const language = useLanguage();
  return (
    <>
      <link rel="canonical" href={absolute(viewPath(view, language))} />
      <meta property="og:url" content={absolute(viewPath(view, language))} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={absolute(viewPath(view, each))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(viewPath(view, defaultLanguage))} />
    </>
  );
}
