import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { JsonLd } from "../components/json-ld.tsx";
import { addresses } from "../routing/addresses.ts";
import { crmOf, type View, viewPath } from "../routing/paths.ts";
import { useLanguage } from "../routing/use-view.ts";
import { structuredData } from "./structured-data.ts";

/** A prerendered page's structured data. The client keeps what the page has. */
export function PageData({ view, name }: { view: View; name: string }) {
  const language = useLanguage();
  const { t } = useTranslation("site");
  const url = (each: View) => addresses.site + viewPath(each, language);
  if (!import.meta.env.SSR) return <JsonLd graph={[]} />;
  const graph = structuredData({
    language,
    description: t(($) => $.shell.meta.home.description, { product: brand.name, agent: brand.agent }),
    trail: [
      { name: brand.name, url: url("home") },
      ...(crmOf(view) ? [{ name: t(($) => $.shell.topics.integrations), url: url("integrations") }] : []),
      ...(view === "home" ? [] : [{ name, url: url(view) }]),
    ],
  });
  return <JsonLd graph={graph} />;
}
