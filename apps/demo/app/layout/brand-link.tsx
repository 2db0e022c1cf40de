import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { ScreenLink } from "../components/screen.tsx";

/** The product's logo and name, linked to the dashboard. */
export function BrandLink({ nameClass }: { nameClass?: string }) {
  const { t } = useTranslation("demo");
  return (
    <ScreenLink
      section="dashboard"
      aria-label={t(($) => $.layout.home, { product: brand.name })}
      className="inline-flex h-11 items-center gap-2.5 rounded-md text-xl font-semibold"
    >
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width="32" height="32" className="size-8" />
      <span className={nameClass}>{brand.name}</span>
    </ScreenLink>
  );
}
