import { brand, claims } from "@voxlog/product";
import type { TFunction } from "i18next";
import { crmOf, isFormView, type View } from "../routing/paths.ts";

/** Returns a page's title and description. Without a view they are those of the page for unknown addresses. */
export function pageMeta(
  view: View | undefined,
  t: TFunction<"site">,
): { title: string; description: string } {
  const facts = {
    product: brand.name,
    agent: brand.agent,
    crm: crmOf(view) ?? "",
    hours: claims.supportResponseHours,
    minutes: claims.setupMinutes,
  };
  const key = metaKey(view);
  return {
    title: t(($) => $.shell.meta[key].title, facts),
    description: t(($) => $.shell.meta[key].description, facts),
  };
}

/** The key of a view's texts; views of one kind share it. */
function metaKey(view: View | undefined) {
  if (isFormView(view)) return view.startsWith("demo") ? "demoRequest" : "signup";
  if (view?.startsWith("integrations/")) return "integration";
  return (view as Exclude<typeof view, `integrations/${string}`>) ?? "notFound";
}
