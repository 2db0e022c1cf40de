import { brand } from "@voxlog/product";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../routing/use-view.ts";

const WIDTHS = [960, 1920] as const;
const SIZES = "(min-width: 80rem) 72rem, 92vw";
const HEIGHT_RATIO = 10 / 16;

/** A capture of the demo's dashboard, made by the e2e package's `capture` script; not for small screens. */
export function DashboardPreview() {
  const { t } = useTranslation("site");
  const language = useLanguage();
  const sources = (name: string) =>
    WIDTHS.map((width) => `/preview/${name}-${width}.webp ${width}w`).join(", ");
  return (
    // A picture whose sources are all for wide screens is not fetched on small ones.
    <picture className="mt-14 hidden [mask-image:linear-gradient(#000_80%,transparent)] md:block">
      <source
        media="(min-width: 48rem) and (prefers-color-scheme: dark)"
        srcSet={sources(`dashboard-${language}-dark`)}
        sizes={SIZES}
      />
      <source media="(min-width: 48rem)" srcSet={sources(`dashboard-${language}`)} sizes={SIZES} />
      <img
        alt={t(($) => $.home.hero.preview, { product: brand.name })}
        src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="
        width={WIDTHS[0]}
        height={WIDTHS[0] * HEIGHT_RATIO}
        decoding="async"
        className="h-auto w-full rounded-t-xl border border-b-0 border-border bg-surface-raised shadow-lg"
      />
    </picture>
  );
}
