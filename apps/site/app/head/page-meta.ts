import { brand, claims } from "@voxlog/product";
import type { TFunction } from "i18next";
import {
  crmKey,
  crmOf,
  isFormView,
  type TopicView,
  topicKey,
  type topics,
  type View,
} from "../routing/paths.ts";

/** A page's title and description in search results. */
export type PageMeta = { title: string; description: string };

const facts = {
  product: brand.name,
  agent: brand.agent,
  hours: claims.supportResponseHours,
  minutes: claims.setupMinutes,
};

/** Returns the title and description of a page; without a view, those of the page for unknown addresses. */
export function pageMeta(view: Exclude<View, TopicView> | undefined, t: TFunction<"site">): PageMeta {
  const form = view?.startsWith("demo") ? "demoRequest" : "signup";
  const key = isFormView(view) ? form : (view ?? "notFound");
  const title = t(($) => $.shell.meta[key].title, facts);
  return {
    title: view?.endsWith("-sent") ? `${t(($) => $.forms[form].sent.title)} | ${brand.name}` : title,
    description: t(($) => $.shell.meta[key].description, facts),
  };
}

/** Returns those of a page that people search for, and its heading. */
export function topicMeta(view: TopicView, t: TFunction<"topics">): PageMeta & { heading: string } {
  const crm = crmOf(view);
  const topic = topicKey(view as (typeof topics)[number]);
  const about = { ...facts, crm: crm ?? "" };
  return {
    title: t(($) => $[crm ? "crm" : topic].meta.title, about),
    description: crm
      ? t(($) => $.crm.about[crmKey(crm)].description, about)
      : t(($) => $[topic].meta.description, about),
    heading: t(($) => $[crm ? "crm" : topic].title, about),
  };
}
