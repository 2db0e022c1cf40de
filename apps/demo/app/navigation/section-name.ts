import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import type { Section } from "../screens.ts";

/** Gives the name of a section, in the language shown. */
export function useSectionName(): (section: Section | "notFound") => string {
  const { t } = useTranslation("demo");
  return (section) => t(($) => $.sections[section], { agent: brand.agent });
}
