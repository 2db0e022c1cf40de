import { useSuspenseLazy } from "@voxlog/browser/lazy";
import { brand, claims, plans, search, themeColor } from "@voxlog/product";
import { internationalLanguage, type Language, languageFacts, languages } from "@voxlog/texts";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { addresses } from "../routing/addresses.ts";
import { viewTexts } from "../routing/i18n-registry.ts";
import { isListed, isTopic, markdownPath, type TopicView, type View, viewPath } from "../routing/paths.ts";
import { useLanguage, useView } from "../routing/use-view.ts";
import { PageData } from "./page-data.tsx";
import { type PageMeta, pageMeta, topicMeta } from "./page-meta.ts";
import { icons, manifestPath, socialImagePath } from "./site-files.ts";

const absolute = (path: string) => addresses.site + path;

/** Metadata for search engines, shared links and home screens, in the page's language. */
export const PageHead = memo(function PageHead() {
  const view = useView();
  return isTopic(view) ? <TopicHead view={view} /> : <SiteHead view={view} />;
});

function TopicHead({ view }: { view: TopicView }) {
  const { t } = useTranslation("topics");
  useSuspenseLazy(viewTexts(view, useLanguage()));
  return <Head view={view} {...topicMeta(view, t)} />;
}

function SiteHead({ view }: { view: Exclude<View, TopicView> | undefined }) {
  const { t } = useTranslation("site");
  const headings: Partial<Record<View, () => string>> = {
    home: () => t(($) => $.home.hero.title),
    features: () => t(($) => $.features.title),
    pricing: () => t(($) => $.pricing.title),
    dashboard: () => t(($) => $.home.demo.title, { minutes: claims.demoMinutes }),
    signup: () => t(($) => $.forms.signup.title, { product: brand.name }),
    "demo-request": () => t(($) => $.forms.demoRequest.title),
  };
  const heading = import.meta.env.SSR && view ? headings[view]?.() : undefined;
  return <Head view={view} heading={heading} {...pageMeta(view, t)} />;
}

type HeadProps = PageMeta & { view: View | undefined; heading?: string | undefined };

function Head({ view, title, description, heading = nameOf(title) }: HeadProps) {
  const language = useLanguage();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={themeColor} />
      <link rel="icon" href={icons.vector} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={icons.touch.path} />
      <link rel="manifest" href={manifestPath(language)} />
      {view && !isListed(view) && <meta name="robots" content="noindex" />}
      {view ? (
        <>
          <meta name="revisit-after" content={`${search.revisitDays} days`} />
          <Addresses view={view} language={language} />
          {/* For programs that fetch the page and don't navigate in it, so the client doesn't need its code. */}
          {import.meta.env.SSR && <Sharing {...{ view, language, title, description, heading }} />}
          <PageData view={view} name={nameOf(title)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

type AddressesProps = { view: View; language: Language };

function Addresses({ view, language }: AddressesProps) {
  return (
    <>
      <link rel="canonical" href={absolute(viewPath(view, language))} />
      {languages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={absolute(viewPath(view, each))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(viewPath(view, internationalLanguage))} />
      {isListed(view) && (
        <link rel="alternate" type="text/markdown" href={absolute(markdownPath(view, language))} />
      )}
    </>
  );
}

type SharingProps = AddressesProps & PageMeta & { heading: string };

function Sharing({ view, language, title, description, heading }: SharingProps) {
  const { t } = useTranslation("site");
  const image = absolute(socialImagePath(view, language));
  // It shows the view's heading next to prices or the dashboard.
  const picture = t(($) => (view === "pricing" ? $.shell.picture.prices : $.shell.picture.dashboard), {
    product: brand.name,
    words: heading,
    count: plans.length,
  });
  const properties = {
    "og:type": "website",
    "og:site_name": brand.name,
    "og:url": absolute(viewPath(view, language)),
    "og:title": title,
    "og:description": description,
    "og:locale": languageFacts[language].ogLocale,
    "og:image": image,
    "og:image:type": "image/jpeg",
    "og:image:width": search.socialImage.width,
    "og:image:height": search.socialImage.height,
    "og:image:alt": picture,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={String(content)} />
      ))}
      {languages
        .filter((each) => each !== language)
        .map((each) => (
          <meta key={each} property="og:locale:alternate" content={languageFacts[each].ogLocale} />
        ))}
      {/* X reads the rest from `og:`. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const nameOf = (title: string): string => title.split(" | ")[0] ?? title;
